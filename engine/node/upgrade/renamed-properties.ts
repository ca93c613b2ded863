import { loadTools } from '../check/run/check-site'
import type { SchemaError } from '../check/schema/schema-errors'
import { findSuccessor } from '../check/schema/schema-errors'
import { escapePointer, parsePointer } from '../json/text-place'
import type { WrittenFile } from '../migrations/migration'

/** A name of a property and the one that it has now. */
export interface Renaming {
  pointer: string
  name: string
}

/**
 * The properties whose names a schema lists under `renamed`, the innermost first. Left out is one
 * beside which the new name is there already: its author must choose, and the check says so.
 */
export function findRenamed({ kind, data }: WrittenFile): Renaming[] {
  // Validation fills in defaults.
  const { errors } = loadTools().validator.validate(kind, structuredClone(data))
  const found = (errors as SchemaError[]).flatMap((error) => {
    const name = findSuccessor(error)
    if (name === undefined || has(data, error.instancePath, name)) return []
    const written: string = error.params.additionalProperty
    return [{ pointer: `${error.instancePath}/${escapePointer(written)}`, name }]
  })
  return found.sort((a, b) => b.pointer.split('/').length - a.pointer.split('/').length)
}

function has(data: unknown, pointer: string, name: string): boolean {
  const object = parsePointer(pointer).reduce<unknown>(
    (value, part) => (value as Record<string, unknown>)[part],
    data,
  )
  return Object.hasOwn(object as object, name)
}
