/**
 * The ids that every document uses itself. No heading is given one of these ids, and authors must
 * not use them.
 */
export const PAGE_IDS: ReadonlySet<string> = new Set(['content', 'quire-page', 'root'])
