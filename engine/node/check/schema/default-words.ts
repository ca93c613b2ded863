/** Fills in missing texts in the site's language, where the schema's default is English. */

import { isRecord } from '../../lib/files/is-record'
import { listSiteTokens } from '../../schemas/default-tokens'
import type { JsonSchema } from '../../schemas/json-schema'
import { TEXT_MEANINGS } from './text-meanings'
import type { Words } from './words'

/** The keyword of an object with the default texts of its properties. */
export const WORDS = 'words'

/** The keyword of an object with alternative defaults for sites that lack a token. */
export const PLAIN_WORDS = 'plainWords'

/** Selects the default of a missing text. */
export interface Wording {
  language: string
  /** The names of the tokens that the site defines. */
  tokens: ReadonlySet<string>
}

/** The translations of a language, and the tokens of the site. */
export interface KnownWords extends Pick<Wording, 'tokens'> {
  words: Words | undefined
}

export interface PlainWord {
  /** The tokens that it lacks. */
  tokens: string[]
  text: string
}

/** Returns `true` if a default contains a word: `{n}` does not. */
export function isWord(schema: JsonSchema): schema is JsonSchema & { default: string } {
  const { meaning, default: usual } = schema
  const isText = typeof meaning === 'string' && TEXT_MEANINGS.has(meaning)
  return isText && typeof usual === 'string' && /\p{L}/u.test(usual.replace(/\{\w+\}/g, ''))
}

/** Adds the keyword `words` to every object of a schema with default texts. */
export function withWords<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withWords) as T
  if (!isRecord(schema)) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withWords(value)]),
  )
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const texts = Object.entries(properties as Record<string, JsonSchema>).filter(
    (entry): entry is [string, JsonSchema & { default: string }] => isWord(entry[1]),
  )
  const words = texts.map(([name, property]) => [name, property.default])
  const plain = texts.flatMap(([name, property]) => {
    const { defaultWithoutTokens: text } = property
    return text === undefined ? [] : [[name, { tokens: listSiteTokens(property), text }]]
  })
  return {
    ...inner,
    ...(words.length > 0 && { [WORDS]: Object.fromEntries(words) }),
    ...(plain.length > 0 && { [PLAIN_WORDS]: Object.fromEntries(plain) }),
  } as T
}

/** Fills in missing texts of an object, if there are translations. */
export function fillWords(
  data: unknown,
  defaults: Record<string, string>,
  { words }: KnownWords,
): void {
  if (!words || !isRecord(data)) return
  for (const [name, usual] of Object.entries(defaults)) {
    const word = words.get(usual)
    if (data[name] === undefined && word !== undefined) data[name] = word
  }
}

/**
 * Fills in missing texts of an object whose regular defaults contain a token that the site lacks.
 */
export function fillPlainWords(
  data: unknown,
  defaults: Record<string, PlainWord>,
  { words, tokens }: KnownWords,
): void {
  if (!isRecord(data)) return
  for (const [name, plain] of Object.entries(defaults)) {
    const isUsual = plain.tokens.every((token) => tokens.has(token))
    if (data[name] === undefined && !isUsual) data[name] = words?.get(plain.text) ?? plain.text
  }
}
