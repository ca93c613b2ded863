/** A text as a fenced piece of Markdown. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
