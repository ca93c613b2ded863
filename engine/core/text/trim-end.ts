/** The text without what is dropped at its end, in one pass whatever the text is. */
export function trimEnd(text: string, isDropped: (character: string) => boolean): string {
  let end = text.length
  while (end > 0 && isDropped(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
