import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { isWord } from '../schema/default-words'

/**
 * The names of the engine's texts that a site without translations shows in English: `loading`,
 * `notices.searchLimited.title`. `messages` is what the site wrote, without defaults. Texts without
 * a word, such as `{reason}`, are omitted, and on a site in one language also texts that only sites
 * in several languages show.
 */
export function listEnglishWords(
  { files }: Schemas,
  messages: unknown,
  hasLocales: boolean,
): string[] {
  const left = listLeft(files.get(kindSchemaFile('messages')), messages)
  return hasLocales ? left : left.filter((name) => !name.startsWith('languages.'))
}

function listLeft(schema: JsonSchema | undefined, written: unknown): string[] {
  const own = typeof written === 'object' && written !== null ? written : {}
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const value = (own as Record<string, unknown>)[name]
    if (property.properties) {
      return listLeft(property, value).map((below) => `${name}.${below}`)
    }
    return value === undefined && isWord(property) ? [name] : []
  })
}
