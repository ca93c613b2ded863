import type { Words } from '../../../check/schema/words'
import { isRecord } from '../../../lib/files/is-record'
import type { JsonSchema } from '../../../schemas/json-schema'

/** The keywords with values that forms suggest. */
const SUGGESTIONS = ['switchItem', 'newValues']

/** Translates the messages that forms suggest for new rules. Unknown ones stay in English. */
export function translateSuggestions(schema: JsonSchema, words: Pick<Words, 'get'>): JsonSchema {
  return translate(schema, words, false) as JsonSchema
}

function translate(node: unknown, words: Pick<Words, 'get'>, isSuggestion: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => translate(one, words, isSuggestion))
  if (!isRecord(node)) return node
  const entries = Object.entries(node).map(([key, value]) => {
    const isMessage = isSuggestion && key === 'message' && typeof value === 'string'
    if (isMessage) return [key, words.get(value) ?? value]
    return [key, translate(value, words, isSuggestion || SUGGESTIONS.includes(key))]
  })
  return Object.fromEntries(entries)
}
