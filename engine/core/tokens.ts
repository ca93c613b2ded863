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
  let changed = false
  const replace = (child: unknown): unknown => {
    const next = resolveTokens(child, tokens)
    if (next !== child) changed = true
    return next
  }
  const result = Array.isArray(value)
    ? value.map(replace)
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replace(child)]))
  return changed ? (result as T) : value
}

/** The names in braces that occur in a text. */
export function findTokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '')
}
