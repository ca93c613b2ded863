/** The default texts in schemas; those of blocks are also properties of `messages.json`. */

import { findTokens } from '../../core/text/tokens'
import { isRecord } from '../lib/files/is-record'
import type { JsonSchema } from './json-schema'

/** The meanings of texts that visitors see. */
export const TEXT_MEANINGS: ReadonlySet<string> = new Set(['text', 'rich-text', 'message'])

/** The property of `messages.json` with these texts. */
export const BLOCK_TEXTS = 'blocks'

/** The keyword of a text in the schema of a block: its key in `messages.json`. */
export const MESSAGE_KEY = 'messageKey'

/** Returns `true` if a default contains a word: `{n}` does not. */
export function isWord(schema: JsonSchema): schema is JsonSchema & { default: string } {
  const { meaning, default: usual } = schema
  const isText = typeof meaning === 'string' && TEXT_MEANINGS.has(meaning)
  return isText && typeof usual === 'string' && /\p{L}/u.test(usual.replace(/\{\w+\}/g, ''))
}

/** The tokens that the engine replaces when it shows the text: `{count}`. */
export function listOwnTokens({ default: usual, defaultWithoutTokens: plain }: JsonSchema) {
  const text = plain ?? usual
  return typeof text === 'string' ? findTokens(text) : []
}

/** The tokens that a site may lack: its alternative default does not contain them. */
export function listSiteTokens(schema: JsonSchema): string[] {
  const { default: usual, defaultWithoutTokens: plain } = schema
  if (typeof usual !== 'string' || typeof plain !== 'string') return []
  const own = listOwnTokens(schema)
  return [...new Set(findTokens(usual))].filter((name) => !own.includes(name))
}

/**
 * The schema of the default texts of blocks, from their schemas by type. Each text in these schemas
 * is given its key: `page-list.labels.all`.
 */
export function buildBlockTexts(blocks: [type: string, schema: JsonSchema][]): JsonSchema {
  const properties = blocks.flatMap(([type, schema]) => {
    const { definitions = {} } = schema
    const own = { ...collectTexts(schema, type) }
    for (const [name, definition] of Object.entries(definitions)) {
      const texts = collectTexts(definition, `${type}.${name}`)
      if (texts) own[name] = buildObject(definition, texts)
    }
    const { label } = schema
    const description = `The default texts of blocks of the type \`${type}\`.`
    return Object.keys(own).length > 0 ? [[type, buildObject({ label, description }, own)]] : []
  })
  return {
    title: 'BlockTexts',
    description:
      'The default texts of blocks, by type. A block shows them unless it has a text of its own.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  }
}

type Texts = Record<string, JsonSchema>

/** The texts of an object by property, including nested objects. Undefined if it has none. */
function collectTexts({ properties = {} }: JsonSchema, key: string): Texts | undefined {
  const texts = Object.entries(properties).flatMap(([name, property]): [string, JsonSchema][] => {
    const own = `${key}.${name}`
    if (isWord(property)) {
      property[MESSAGE_KEY] = own
      const { [MESSAGE_KEY]: _, ...text } = property
      return [[name, text]]
    }
    const inner = isRecord(property.items) ? property.items : property
    const nested = collectTexts(inner, own)
    return nested ? [[name, buildObject(property, nested)]] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function buildObject({ label, description }: JsonSchema, properties: Texts): JsonSchema {
  return {
    ...(label !== undefined && { label }),
    description,
    type: 'object',
    additionalProperties: false,
    properties,
  }
}

/** The texts in a file, by key: `list.labels.all` → `All`. */
export function readBlockTexts(messages: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value)
    if (!isRecord(value)) return
    for (const [name, child] of Object.entries(value)) visit(child, key ? `${key}.${name}` : name)
  }
  if (isRecord(messages)) visit(messages[BLOCK_TEXTS], '')
  return texts
}
