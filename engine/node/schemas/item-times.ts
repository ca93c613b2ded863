/** In editors, items of lists can say when they are published: the check takes that away before. */
import type { JsonSchema } from './json-schema'
import type { Schemas } from './schemas'
import { followReference } from './schemas'

/** The kinds of file that are what they say: all others are filled in before they are checked. */
const WRITTEN_KINDS = new Set(['collection', 'fragment', 'settings', 'messages'])
/** Those of them whose content is part of others. */
const PARTS = new Set(['collection', 'fragment'])

/** Whether a file of a kind is filled in before it is checked, and can have times for that. */
export function isComposedKind(kind: string): boolean {
  return !WRITTEN_KINDS.has(kind)
}

/** The properties that say when something is published. */
export const TIME_NAMES = ['draft', 'publishAt', 'expireAt'] as const

/** The bundle of a kind with the shapes of times, if its items can have them. */
export function bundleTimes(kind: string, bundle: JsonSchema, { files }: Schemas): JsonSchema {
  if (!isComposedKind(kind) && !PARTS.has(kind)) return bundle
  const { definitions: known } = files.get('schemas/definitions.schema.json') ?? {}
  const times = Object.fromEntries(TIME_NAMES.map((name) => [name, known?.[name] ?? {}]))
  return { ...bundle, definitions: { ...bundle.definitions, ...times } }
}

/** Adds the properties to the items of all lists of an editor's schema, which it changes. */
export function addItemTimes(schema: JsonSchema): JsonSchema {
  const { definitions } = schema
  if (!definitions?.publishAt) return schema
  const times = Object.fromEntries(
    TIME_NAMES.map((name) => [name, { $ref: `#/definitions/${name}` }]),
  )
  const done = new Set<JsonSchema>()
  const mark = (node: JsonSchema | undefined): void => {
    if (!node) return
    const target = followReference(node, definitions)
    if (done.has(target)) return
    done.add(target)
    const { oneOf = [], anyOf = [], allOf = [], then, else: otherwise } = target
    for (const part of [oneOf, anyOf, allOf, then, otherwise].flat()) mark(part as JsonSchema)
    if (target.properties) target.properties = { ...times, ...target.properties }
  }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, items } = node as JsonSchema
    if (type === 'array' && items) mark(items)
    for (const child of Object.values(node)) visit(child)
  }
  visit(schema)
  return schema
}
