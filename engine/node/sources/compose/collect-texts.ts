/** Adds all strings within a value. */
export function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) collectTexts(child, texts)
  }
}
