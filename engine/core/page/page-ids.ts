/** The ids that every document uses itself: no heading gets one, and no author may write one. */
export const PAGE_IDS: ReadonlySet<string> = new Set(['content', 'quire-page', 'root'])
