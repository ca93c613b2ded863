/** Removes characters from the end of a string, in linear time. */
export function trimEnd(text: string, isDropped: (character: string) => boolean): string {
  let end = text.length
  while (end > 0 && isDropped(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
