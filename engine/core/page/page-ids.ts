/** The ids that every document uses itself: no heading gets one, and authors must not use them. */
export const PAGE_IDS: ReadonlySet<string> = new Set(['content', 'quire-page', 'root'])
