/** Fills in missing messages in the site's language, where the schema's default is English. */

import { isRecord } from '../../lib/files/is-record'
import { isWord, listSiteTokens, MESSAGE_KEY } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Words } from './words'

/** The keyword for an object that contains the default messages for its properties. */
export const WORDS = 'words'

/** The keyword for an object with alternative defaults for sites that lack a token. */
export const PLAIN_WORDS = 'plainWords'

/** Selects the default for a missing message. */
export interface Wording {
  language: string
  /** The site's own default texts of blocks, by their key in `messages.json`. */
  texts: ReadonlyMap<string, string>
  /** The names of the tokens that the site defines. */
  tokens: ReadonlySet<string>
}

/** The translations of a language, and what the site defines. */
export interface KnownWords extends Omit<Wording, 'language'> {
  words: Words | undefined
}

/** The default of a property. */
export interface DefaultWord {
  text: string
  /** Its key in `messages.json`, if it is the default of a block. */
  key?: string
}

export interface PlainWord extends DefaultWord {
  /** The tokens that the site lacks. */
  tokens: string[]
}

/** Adds the keyword `words` to every object in a schema that has default messages. */
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
  const words = texts.map(([name, property]) => [
    name,
    { text: property.default, key: property[MESSAGE_KEY] },
  ])
  const plain = texts.flatMap(([name, property]) => {
    const { defaultWithoutTokens: text } = property
    return text === undefined
      ? []
      : [[name, { tokens: listSiteTokens(property), text, key: property[MESSAGE_KEY] }]]
  })
  return {
    ...inner,
    ...(words.length > 0 && { [WORDS]: Object.fromEntries(words) }),
    ...(plain.length > 0 && { [PLAIN_WORDS]: Object.fromEntries(plain) }),
  } as T
}

/** Fills in missing texts of an object: those of the site, or translations. */
export function fillWords(
  data: unknown,
  defaults: Record<string, DefaultWord>,
  known: KnownWords,
): void {
  if ((!known.words && known.texts.size === 0) || !isRecord(data)) return
  for (const [name, usual] of Object.entries(defaults)) {
    const word = findText(usual, known)
    if (data[name] === undefined && word !== undefined) data[name] = word
  }
}

function findText({ key, text }: DefaultWord, { words, texts }: KnownWords): string | undefined {
  return (key === undefined ? undefined : texts.get(key)) ?? words?.get(text)
}

/**
 * Fills in an object's missing messages if their regular defaults contain a token that the site
 * lacks.
 */
export function fillPlainWords(
  data: unknown,
  defaults: Record<string, PlainWord>,
  known: KnownWords,
): void {
  if (!isRecord(data)) return
  for (const [name, plain] of Object.entries(defaults)) {
    const isUsual = plain.tokens.every((token) => known.tokens.has(token))
    if (data[name] === undefined && !isUsual) data[name] = findText(plain, known) ?? plain.text
  }
}
