/** The meanings of texts that visitors see. */
export const TEXT_MEANINGS: ReadonlySet<string> = new Set(['text', 'rich-text', 'message'])
