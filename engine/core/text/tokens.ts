import type { Settings } from '../../../schemas/generated/types'
import { own } from '../own'

const TOKEN = /\{(\u2060?)([a-zA-Z][a-zA-Z0-9]*)\}/g

/**
 * Replaces `{name}` in all strings within a value, and removes the escape of escaped tokens. Returns
 * the same object if nothing changed.
 */
export function resolveTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value
    return value.replace(TOKEN, (written, joiner: string, name: string) => {
      const text = own(tokens, name)
      return text === undefined ? written : joiner ? `{${name}}` : text
    }) as T
  }
  if (typeof value !== 'object' || value === null) return value
  let copy: T | undefined
  // A shortcut: most values contain no tokens.
  for (const key of Object.keys(value) as (keyof T)[]) {
    const child = resolveTokens(value[key], tokens)
    if (child === value[key]) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as T
    copy[key] = child
  }
  return copy ?? value
}

/** The names in braces within a string, without escaped ones. */
export function findTokens(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(TOKEN)].flatMap(([, joiner, name = '']) => (joiner ? [] : [name]))
}

/** The tokens that are the same for every visitor. */
export function collectTokens({
  tokens,
  brand,
}: Pick<Settings, 'tokens' | 'brand'>): Record<string, string> {
  return { ...tokens, brand }
}
