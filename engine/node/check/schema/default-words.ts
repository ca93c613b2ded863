/** Fills texts that a site leaves out in its language, where the schema's default is English. */
import type { JsonSchema } from '../../schemas/schemas'
import type { Words } from '../../schemas/words'
import { isRecord } from '../../util/is-record'
import { TEXT_MEANINGS } from './text-meanings'

/** The keyword of an object that has the defaults of its texts, by property. */
export const WORDS = 'words'

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
  const words = Object.entries(properties as Record<string, JsonSchema>).flatMap(
    ([name, property]) => (isWord(property) ? [[name, property.default] as const] : []),
  )
  return (words.length > 0 ? { ...inner, [WORDS]: Object.fromEntries(words) } : inner) as T
}

/** Fills in what an object leaves out, as far as there are words for it. */
export function fillWords(data: unknown, defaults: Record<string, string>, words: Words): void {
  if (!isRecord(data)) return
  for (const [name, usual] of Object.entries(defaults)) {
    const word = words.get(usual)
    if (data[name] === undefined && word !== undefined) data[name] = word
  }
}
