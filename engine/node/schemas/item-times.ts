/** For editors, adds publishing times to list items. The check removes them before it validates. */
import type { JsonSchema } from './json-schema'
import type { Schemas } from './schemas'
import { followReference } from './schemas'

/** The kinds of files that are validated as written. All others are filled in first. */
const WRITTEN_KINDS = new Set(['collection', 'fragment', 'settings', 'messages'])
/** Those of them whose content is included in others. */
const PARTS = new Set(['collection', 'fragment'])

/**
 * Returns `true` if files of a kind are filled in before validation, and may contain publishing
 * times.
 */
export function isComposedKind(kind: string): boolean {
  return !WRITTEN_KINDS.has(kind)
}

/** Returns `true` if files of a kind may contain fragments and publishing times. */
export function canUseFragments(kind: string): boolean {
  return isComposedKind(kind) || PARTS.has(kind)
}

/** The properties for publishing times. */
export const TIME_NAMES = ['draft', 'publishAt', 'expireAt'] as const

/** The bundle of a kind with the shapes of publishing times, if its items can have them. */
export function bundleTimes(kind: string, bundle: JsonSchema, { files }: Schemas): JsonSchema {
  if (!canUseFragments(kind)) return bundle
  const { definitions: known } = files.get('schemas/definitions.schema.json') ?? {}
  const times = Object.fromEntries(TIME_NAMES.map((name) => [name, known?.[name] ?? {}]))
  return { ...bundle, definitions: { ...bundle.definitions, ...times } }
}

/** Adds the properties to the items of all lists in an editor's schema, in place. */
export function addItemTimes(schema: JsonSchema): JsonSchema {
  const { definitions } = schema
  if (!definitions?.publishAt) return schema
  const times = Object.fromEntries(
    TIME_NAMES.map((name) => [name, { $ref: `#/definitions/${name}` }]),
  )
  const done = new Set<JsonSchema>()
  const addTo = (node: JsonSchema | undefined): void => {
    if (!node) return
    const target = followReference(node, definitions)
    if (done.has(target)) return
    done.add(target)
    const { oneOf = [], anyOf = [], allOf = [], then, else: otherwise } = target
    for (const part of [oneOf, anyOf, allOf, then, otherwise].flat()) addTo(part as JsonSchema)
    if (target.properties) target.properties = { ...times, ...target.properties }
  }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, items } = node as JsonSchema
    if (type === 'array' && items) addTo(items)
    for (const child of Object.values(node)) visit(child)
  }
  visit(schema)
  return schema
}
