/** Delimiters that remain after parsing a text, in JSON and in Markdown, and what to write. */
export const STRAY_DELIMITERS = {
  strikethrough: {
    pattern: /~~[^\s~][^~\n]{0,200}~~/,
    hint: 'Remove the words: there is no strikethrough.',
  },
  strong: {
    pattern: /\*\*/,
    hint: 'Put "**" directly before and after strong words: **strong**.',
  },
  link: {
    pattern: /\]\(/,
    hint: 'Write a link as [words](/path), with no space in the path.',
  },
  /** A star after a digit, or before a space at the start, is plain text: 5* hotels, * Net. */
  emphasis: {
    pattern: /(?<=[^\s\d*])\*(?!\*)|(?<![*\d])\*(?=[^\s*])/,
    hint: 'Write *emphasis* for emphasis. For a footnote, use "†" or a number. For an asterisk, put a space next to it.',
  },
}
