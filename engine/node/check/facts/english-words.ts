import type { JsonSchema } from '../../schemas/json-schema'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { isWord } from '../schema/default-words'

/**
 * The names of the engine's words that a site without words in its language leaves in English: `loading`,
 * `notices.searchLimited.title`. `messages` is what the site wrote, without any default; what has no
 * word of its own, such as `{reason}`, is not among them, and neither is what only sites in several
 * languages show where there is one.
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
