/** Returns `true` if a cell has no value: it is empty, or contains a dash. */
export function isBlankCell(text: string): boolean {
  return /^[–—-]?$/.test(text.trim())
}
