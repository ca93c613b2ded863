import type { AjvError } from '../../check/schema/schema-errors'
import { findSuccessor } from '../../check/schema/schema-errors'
import type { Validator } from '../../check/schema/validate'
import { escapePointer, resolvePointer } from '../../lib/json/text-place'
import type { WrittenFile } from '../../schemas/migrations/migration'
import type { Draft, Renaming } from '../write/draft'
import { readPageParts } from '../write/page-parts'

/** The reason that is recorded for these changes. */
export const RENAMED = {
  name: 'renamed-properties',
  summary: 'Some properties have new names.',
}

/** Renames properties. A renamed property may contain others. */
export function renameProperties(draft: Draft, validator: Validator): void {
  for (;;) {
    const names = findRenamed(draft.read(), validator)
    if (names.length === 0) return
    draft.rename(RENAMED.name, names)
  }
}

/**
 * The properties whose names a schema lists under `renamed`, the innermost first. If the new name
 * also exists, the property is omitted: the author must choose, and the check says so.
 */
function findRenamed(file: WrittenFile, validator: Validator): Renaming[] {
  const { kind, data, placeOf } = readPageParts(file)
  // Validation fills in defaults.
  const { errors } = validator.validate(kind, structuredClone(data))
  const found = (errors as AjvError[]).flatMap((error) => {
    const name = findSuccessor(error)
    if (name === undefined || has(data, error.instancePath, name)) return []
    const written: string = error.params.additionalProperty
    return [{ pointer: placeOf(`${error.instancePath}/${escapePointer(written)}`), name }]
  })
  return found.sort((a, b) => b.pointer.split('/').length - a.pointer.split('/').length)
}

function has(data: unknown, pointer: string, name: string): boolean {
  return Object.hasOwn(resolvePointer(data, pointer) as object, name)
}
