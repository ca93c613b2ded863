/** Drops schema errors that follow from unresolved values. */
import type { ErrorObject } from 'ajv'
import { escapePointer, isWithinPointer } from '../../lib/json/text-place'

/** Keywords about a list as a whole, which may have more entries than are known. */
const OF_LISTS = new Set(['minItems', 'maxItems', 'uniqueItems', 'exactlyOne'])

/** Keywords that depend on other values of the same object. */
const CONDITIONAL = /\/(?:then|else)\//

/** Returns `true` for a pointer of an unresolved value or of something in it. */
export function isInGap(pointer: string, gaps: string[]): boolean {
  return gaps.some((gap) => isWithinPointer(pointer, gap))
}

/** The errors without those that may follow from unresolved values, which are already reported. */
export function dropErrorsOfGaps(errors: ErrorObject[], gaps: string[]): ErrorObject[] {
  if (gaps.length === 0) return errors
  const holders = new Set(gaps.map((gap) => gap.slice(0, gap.lastIndexOf('/'))))
  return errors.filter((error) => {
    const { keyword, instancePath, schemaPath, params } = error
    const named: string | undefined = params.missingProperty ?? params.tag
    if (named !== undefined && isInGap(`${instancePath}/${escapePointer(named)}`, gaps)) {
      return false
    }
    const isConditional = keyword === 'if' || CONDITIONAL.test(schemaPath)
    if ((isConditional || OF_LISTS.has(keyword)) && holders.has(instancePath)) return false
    return !isInGap(instancePath, gaps)
  })
}
