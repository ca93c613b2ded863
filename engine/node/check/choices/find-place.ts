import type { JsonSchema } from '../../schemas/json-schema'
import type { PlaceSchema, SchemaKinds } from '../../sources/compose/place-schema'
import type { Cursor } from './locate-cursor'
import { locateCursor } from './locate-cursor'

/** A place in a file of a site: a name or value, with its schema. */
export interface SitePlace extends Cursor {
  /** The values from the whole file to the one that contains the place. */
  parents: unknown[]
  /** The schemas of the parents. Undefined where nothing is known. */
  parentSchemas: (JsonSchema | undefined)[]
  /** The kinds of the object with the property, if one of its properties determines the kind. */
  parentKinds: SchemaKinds | undefined
  /** The kinds of the value. */
  kinds: SchemaKinds | undefined
  /** The schema of the value, or of the value of the property that is named. */
  schema: JsonSchema | undefined
}

/**
 * Finds the name or value at an offset of a text, which may have errors. `root` is the schema of
 * its kind of file: see `openSchema`.
 */
export function findPlace(text: string, offset: number, root: PlaceSchema): SitePlace | undefined {
  const cursor = locateCursor(text, offset)
  if (!cursor) return undefined
  const [parents, parentSchemas]: [unknown[], (JsonSchema | undefined)[]] = [[], []]
  let [value, schema]: [unknown, PlaceSchema | undefined] = [cursor.data, root]
  let parentKinds: SchemaKinds | undefined
  for (const part of cursor.path) {
    parents.push(value)
    parentSchemas.push(schema?.resolve(value))
    parentKinds = schema?.kinds
    schema = schema?.find(part, value)
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined
  }
  const { kinds } = schema ?? {}
  return { ...cursor, parents, parentSchemas, parentKinds, kinds, schema: schema?.resolve(value) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
