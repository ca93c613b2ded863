import type { Settings } from '../../../schemas/generated/types'
import { own } from '../own'

const TOKEN = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** Replaces `{name}` in all strings within a value. Returns the same object if nothing changed. */
export function resolveTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value
    return value.replace(TOKEN, (written, name: string) => own(tokens, name) ?? written) as T
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

/** The names in braces within a string. */
export function findTokens(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '')
}

/** The tokens that are the same for every visitor. */
export function collectTokens({
  tokens,
  brand,
}: Pick<Settings, 'tokens' | 'brand'>): Record<string, string> {
  return { ...tokens, brand }
}
