/** The meanings of what is shown to visitors as text. */
export const TEXT_MEANINGS: ReadonlySet<string> = new Set(['text', 'rich-text', 'message'])
