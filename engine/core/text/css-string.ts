/** A CSS string that is safe in any style sheet and in a `style` element. */
export function quoteCss(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: CSS escapes them as well.
  const escaped = text.replace(/[\u0000-\u001f\u007f"\\<>]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `
  })
  return `"${escaped}"`
}
