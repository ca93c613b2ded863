/** The notation of values that a schema expects, and suggestions for wrong values. */

import type { JsonSchema } from '../../schemas/json-schema'
import { formatChecks } from '../../schemas/value-formats'

type Resolve = (schema: JsonSchema) => JsonSchema

/** `[{ "icon": …, "label": … }]`: a list or an object, with its required properties. */
export function renderShape(schema: JsonSchema, resolve: Resolve): string | undefined {
  const { type, items, oneOf } = schema
  if (type === 'array') {
    const entry = items && renderShape(resolve(items), resolve)
    return entry && `[${entry}]`
  }
  if (type !== 'object') return undefined
  const [first, ...others] = oneOf?.map(resolve) ?? [schema]
  const needed = first?.required?.filter((name) =>
    others.every(({ required }) => required?.includes(name)),
  )
  // If an object requires any one of its properties, the first one is shown.
  const any = schema.minProperties === 1 ? Object.keys(schema.properties ?? {}).slice(0, 1) : []
  const names = needed?.length ? needed : any
  return names.length > 0 ? `{ ${names.map((name) => `"${name}": …`).join(', ')} }` : undefined
}

/** The notation for a value of any type, with `…` for what the author fills in. */
export function renderExample(schema: JsonSchema, resolve: Resolve): string {
  const { type, enum: allowed } = schema
  const shape = renderShape(schema, resolve)
  if (shape !== undefined) return shape
  if (type === 'string') return Array.isArray(allowed) ? JSON.stringify(allowed[0]) : '"…"'
  if (type === 'boolean') return 'true or false'
  if (type === 'array') return '[…]'
  if (type === 'object') return '{ … }'
  return type === 'integer' || type === 'number' ? 'a number' : '…'
}

/** A value and its notation. */
interface WrittenValue {
  data: unknown
  json: string
}

/** A value that is meant, and its notation in a hint. */
interface MeantValue {
  value: unknown
  notation: string
}

/** A suggestion for a value of the wrong type: `"3"` → `3`, `"rye"` → `["rye"]`. */
export function findMeant(
  schema: JsonSchema,
  { data: value, json }: WrittenValue,
  resolve: Resolve,
): MeantValue | undefined {
  const { type, items, enum: allowed } = schema
  if (value === null) return undefined
  if (typeof value === 'object') return changeBrackets(schema, value, resolve)
  if (type === 'array') {
    const isItem = items && resolve(items).type === typeof value
    return isItem ? { value: [value], notation: `[${json}]` } : undefined
  }
  const isAllowed = (meant: unknown) => !Array.isArray(allowed) || allowed.includes(meant)
  const meant = typeof value === 'string' ? readValue(value) : json
  const isMeant = typeof meant === (type === 'integer' ? 'number' : type) && isAllowed(meant)
  return isMeant ? { value: meant, notation: JSON.stringify(meant) } : undefined
}

/** One entry instead of a list, or a list with one entry instead of the entry. */
function changeBrackets(
  schema: JsonSchema,
  value: object,
  resolve: Resolve,
): MeantValue | undefined {
  const [first, ...others] = Array.isArray(value) ? value : []
  if (schema.type === 'object' && Array.isArray(value)) {
    return typeof first === 'object' && others.length === 0
      ? { value: first, notation: 'it without the square brackets: { … }' }
      : undefined
  }
  const { items } = schema
  const isEntry = schema.type === 'array' && items && resolve(items).type === 'object'
  return isEntry && !Array.isArray(value)
    ? { value: [value], notation: 'it in square brackets: [{ … }]' }
    : undefined
}

/** A number or a boolean in quotes. */
function readValue(text: string): number | boolean | undefined {
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : undefined
}

/** Patterns are not meant for longer strings. */
const LONGEST = 200

/** Returns a function that reports whether a string matches a schema's pattern and format. */
export function createFits({ pattern, format }: JsonSchema): (text: string) => boolean {
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  const findIssue = formatChecks[String(format)]
  return (text) => (form?.test(text) ?? true) && findIssue?.(text) === undefined
}

/**
 * A variant of the string that fits: on one line, with a slash only at its start, or with its words
 * joined.
 */
export function suggestFormat(text: string, fits: (text: string) => boolean): string | undefined {
  if (text.length > LONGEST) return undefined
  const words = listWords(text)
  const joined = words.join('-')
  const camel = words.map((word, index) => (index === 0 ? word : capitalise(word))).join('')
  const line = text
    .split(/[\p{Cc}\u2028\u2029]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const trimmed = line.replace(/^\/?(?!\/)/, '/').replace(/\/{1,9}$/, '')
  const forms = [line, trimmed, joined, joined.toLowerCase(), camel]
  return forms.find((one) => one !== '' && one !== text && fits(one))
}

const ADDRESS = /^https?:|\.[a-z]{2,}\//i

/** The words without accents. None if letters would be lost, or of a URL. */
function listWords(text: string): string[] {
  if (ADDRESS.test(text)) return []
  const plain = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return /[^\P{Letter}A-Za-z]/u.test(plain) ? [] : (plain.match(/[A-Za-z0-9]+/g) ?? [])
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
