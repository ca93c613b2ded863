/** A word or number, with combining marks. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words and numbers of a text, between spaces and punctuation. */
export function findWords(text: string): string[] {
  return text.match(WORD) ?? []
}
