import { BLOCK_TEXTS, isWord } from '../../schemas/default-texts'
import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'

/**
 * The names of the texts of the interface that a site without translations shows in English:
 * `loading`, `notices.searchLimited.title`. `messages` is what the site wrote, without defaults.
 * Texts without a word, such as `{reason}`, are omitted, and on a site in one language also texts
 * that only sites in several languages show. The blocks of a project can have defaults in its
 * language, so their texts are omitted too.
 */
export function listEnglishWords(
  { files, ownTypes = [] }: Schemas,
  messages: unknown,
  hasLocales: boolean,
): string[] {
  const omitted = [
    ...(hasLocales ? [] : ['languages.']),
    ...ownTypes.map((type) => `${BLOCK_TEXTS}.${type}.`),
  ]
  return listLeft(files.get(kindSchemaFile('messages')), messages).filter(
    (name) => !omitted.some((start) => name.startsWith(start)),
  )
}

function listLeft(schema: JsonSchema | undefined, written: unknown): string[] {
  const own = typeof written === 'object' && written !== null ? written : {}
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const value = (own as Record<string, unknown>)[name]
    if (property.properties) {
      return listLeft(property, value).map((below) => `${name}.${below}`)
    }
    return isWord(property) && isEnglish(property, value) ? [name] : []
  })
}

/** Returns `true` for a missing text, and for a copy. Single words can be the same in a language. */
function isEnglish({ default: usual, defaultWithoutTokens: plain }: JsonSchema, value: unknown) {
  if (value === undefined) return true
  const isCopy = typeof value === 'string' && (value === usual || value === plain)
  return isCopy && (value.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1
}
