import { BLOCK_TEXTS, isWord } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import type { Words } from '../schema/words'

export interface SiteWords {
  /** What the site wrote, without defaults. */
  messages: unknown
  /** Quire's translations into the language. */
  words?: Words
  /** The default texts of the project's own blocks are in another language. */
  countsOwn: boolean
  /** If `false`, the site does not show the texts for sites in several languages. */
  hasLocales: boolean
}

/**
 * The names of the texts of the interface that a site shows in English, or a language of the site
 * in its default language: `loading`, `notices.searchLimited.title`. Texts without a word, such as
 * `{reason}`, are omitted. The blocks of a project can have defaults in its default language.
 */
export function listEnglishWords(
  { files, ownTypes = [] }: Schemas,
  { messages, words, countsOwn, hasLocales }: SiteWords,
): string[] {
  const own = ownTypes.map((type) => `${BLOCK_TEXTS}.${type}.`)
  return listLeft(files.get(kindSchemaFile('messages')), messages, words).filter((name) => {
    if (own.some((start) => name.startsWith(start))) return countsOwn
    return words === undefined && (hasLocales || !name.startsWith('languages.'))
  })
}

function listLeft(schema: JsonSchema | undefined, written: unknown, words?: Words): string[] {
  const own = typeof written === 'object' && written !== null ? written : {}
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const value = (own as Record<string, unknown>)[name]
    if (property.properties) {
      return listLeft(property, value, words).map((below) => `${name}.${below}`)
    }
    if (!isWord(property) || (value === undefined && words?.has(property.default))) return []
    return isEnglish(property, value) ? [name] : []
  })
}

/** Returns `true` for a missing text, and for a copy. Single words can be the same in a language. */
function isEnglish({ default: usual, defaultWithoutTokens: plain }: JsonSchema, value: unknown) {
  if (value === undefined) return true
  const isCopy = typeof value === 'string' && (value === usual || value === plain)
  return isCopy && (value.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1
}
