const TOKEN = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** The value with `{name}` replaced in all its strings; the same object when nothing changed. */
export function resolveTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value
    return value.replace(TOKEN, (written, name: string) =>
      Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written,
    ) as T
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, child]) => [key, resolveTokens(child, tokens)] as const,
  )
  if (entries.every(([key, child]) => child === value[key as keyof T])) return value
  const isList = Array.isArray(value)
  return (isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as T
}

/** The names in braces that occur in a text. */
export function findTokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '')
}
