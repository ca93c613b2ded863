/** The longest part of a text around an offset whose characters all match a pattern. */
export function findAround(
  text: string,
  offset: number,
  character: RegExp,
): { start: number; end: number } {
  let [start, end] = [offset, offset]
  while (character.test(text.charAt(start - 1))) start -= 1
  while (character.test(text.charAt(end))) end += 1
  return { start, end }
}
