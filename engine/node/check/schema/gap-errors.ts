/** Keeps apart what a schema says of a file and what follows from a part of it that is not known. */
import type { ErrorObject } from 'ajv'
import { escapePointer, isWithinPointer } from '../../lib/json/text-place'

/** What a schema says of a list as a whole, which may have more entries than are known. */
const OF_LISTS = new Set(['minItems', 'maxItems', 'uniqueItems', 'exactlyOne'])

/** What holds only because of other values of the same object. */
const CONDITIONAL = /\/(?:then|else)\//

/** Whether a pointer leads to a gap or into one. */
export function isInGap(pointer: string, gaps: string[]): boolean {
  return gaps.some((gap) => isWithinPointer(pointer, gap))
}

/** The errors, except those that may follow from gaps, which are already reported. */
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
