/** Drops schema errors that follow from unresolved values. */
import type { ErrorObject } from 'ajv'
import { escapePointer, getOuterPointer, isWithinPointer } from '../../lib/json/text-place'

/** Keywords about a whole list, which may have more entries than are known. */
const OF_LISTS = new Set(['minItems', 'maxItems', 'uniqueItems', 'exactlyOne'])

/** Keywords that depend on other values of the same object. */
const CONDITIONAL = /\/(?:then|else)\//

/** Returns `true` if a pointer is that of an unresolved value or something within it. */
export function isUnresolved(pointer: string, unresolved: string[]): boolean {
  return unresolved.some((one) => isWithinPointer(pointer, one))
}

/** Removes the errors that may follow from unresolved values, which are already reported. */
export function removeDerivedErrors(errors: ErrorObject[], unresolved: string[]): ErrorObject[] {
  if (unresolved.length === 0) return errors
  const holders = new Set(unresolved.map(getOuterPointer))
  return errors.filter((error) => {
    const { keyword, instancePath, schemaPath, params } = error
    const named: string | undefined = params.missingProperty ?? params.tag
    if (
      named !== undefined &&
      isUnresolved(`${instancePath}/${escapePointer(named)}`, unresolved)
    ) {
      return false
    }
    const isConditional = keyword === 'if' || CONDITIONAL.test(schemaPath)
    if ((isConditional || OF_LISTS.has(keyword)) && holders.has(instancePath)) return false
    return !isUnresolved(instancePath, unresolved)
  })
}
