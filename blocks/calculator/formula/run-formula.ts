import { FUNCTIONS, OPERATORS, SERIES_FUNCTIONS } from './functions'
import type { Step } from './parse-formula'

/** A number, or the numbers of a series. `NaN` is a value that cannot be computed. */
export type Value = number | readonly number[]

export interface FormulaContext {
  read: (name: string) => Value | undefined
  /** Within a series, the index of the current step: the names of other series mean their values there. */
  index?: number
}

/** Computes a formula. The time is linear in the number of steps and the lengths of the series. */
export function runFormula(steps: Step[], { read, index = -1 }: FormulaContext): number {
  const at = (value: Value | undefined) =>
    (typeof value === 'object' ? value[index] : value) ?? Number.NaN
  const stack: Value[] = []
  for (const step of steps) {
    if (step.kind === 'number') stack.push(step.value)
    else if (step.kind === 'name') stack.push(read(step.name) ?? Number.NaN)
    else {
      const values = stack.slice(-step.count)
      stack.length -= step.count
      const [first] = values
      const isOfSeries = step.count === 1 && SERIES_FUNCTIONS.includes(step.name)
      const numbers = isOfSeries && typeof first === 'object' ? first : values.map(at)
      const known = (step.kind === 'operator' ? OPERATORS : FUNCTIONS).get(step.name)
      const result = known?.apply(...numbers) ?? Number.NaN
      // Infinite values would make comparisons of later formulas true.
      stack.push(Number.isFinite(result) ? result : Number.NaN)
    }
  }
  return at(stack[0])
}
