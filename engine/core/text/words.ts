/** Matches a word or number, including combining marks. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words and numbers in a string, between spaces and punctuation. */
export function findWords(text: string): string[] {
  return text.match(WORD) ?? []
}
