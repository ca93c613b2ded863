/** The terms that messages to authors use for parts of schemas. */

import { parsePointer } from '../../lib/json/text-place'
import type { JsonSchema } from '../../schemas/json-schema'

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** `integer` → `a whole number`; for a value, its type. */
export function describeType(type: string): string {
  return TYPES[type] ?? type
}

export function describeTypeOf(value: unknown): string {
  if (value === null) return describeType('null')
  if (Array.isArray(value)) return describeType('array')
  return typeof value === 'boolean' ? String(value) : describeType(typeof value)
}

/** The name of a value for authors: `"title"`, `This entry of "items"`, `This file`. */
export function describeValue(pointer: string): string {
  const parts = parsePointer(pointer)
  const last = parts.at(-1)
  if (last === undefined) return 'This file'
  if (!/^\d+$/.test(last)) return `"${last}"`
  const list = parts.slice(0, -1).findLast((part) => !/^\d+$/.test(part))
  return list === undefined ? 'This entry' : `This entry of "${list}"`
}

/** The name of an object, which may be a block. */
export function describeObject(pointer: string, schema: JsonSchema): string {
  const type = schema.properties?.type?.const
  // Fields and transports also have a type.
  const isBlock = type !== undefined && schema.title?.endsWith('Block')
  return isBlock ? `The block "${type}"` : describeValue(pointer)
}

/** The words separated by commas. They are quoted if one of them contains a comma. */
export function listWords(words: Iterable<unknown>): string {
  const texts = Array.from(words, String)
  const areQuoted = texts.some((text) => text.includes(','))
  return (areQuoted ? texts.map((text) => JSON.stringify(text)) : texts).join(', ')
}
