/** A word or number, with the marks of its letters. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words and numbers of a text, between spaces and signs. */
export function findWords(text: string): string[] {
  return text.match(WORD) ?? []
}
