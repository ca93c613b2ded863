/** Fills texts that a site leaves out in its language, where the schema's default is English. */

import { isRecord } from '../../lib/files/is-record'
import { listSiteTokens } from '../../schemas/default-tokens'
import type { JsonSchema } from '../../schemas/json-schema'
import { TEXT_MEANINGS } from './text-meanings'
import type { Words } from './words'

/** The keyword of an object that has the defaults of its texts, by property. */
export const WORDS = 'words'

/** The keyword of an object that has, by property, the defaults for sites that lack a token. */
export const PLAIN_WORDS = 'plainWords'

/** What decides on the words of texts that are left out. */
export interface Wording {
  language: string
  /** The names of the tokens that the site replaces. */
  tokens: ReadonlySet<string>
}

/** The words of a language, and the tokens of the site. */
export interface KnownWords extends Pick<Wording, 'tokens'> {
  words: Words | undefined
}

export interface PlainWord {
  /** The tokens that it goes without. */
  tokens: string[]
  text: string
}

/** Whether a default is a word for visitors: `{n}` by itself is none. */
export function isWord(schema: JsonSchema): schema is JsonSchema & { default: string } {
  const { meaning, default: usual } = schema
  const isText = typeof meaning === 'string' && TEXT_MEANINGS.has(meaning)
  return isText && typeof usual === 'string' && /\p{L}/u.test(usual.replace(/\{\w+\}/g, ''))
}

/** The schema with the keyword `words` in every object that has defaults which are words. */
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

/** Fills in what an object leaves out, as far as there are words for it. */
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

/** Fills in what an object leaves out, where the usual default has a token that the site has not. */
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
