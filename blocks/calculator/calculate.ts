import type {
  CalculatorBlock,
  CalculatorResult,
  CalculatorState,
} from '../../schemas/generated/types'
import { FormulaError, parseFormula, type Step } from './formula/parse-formula'
import { runFormula, type Value } from './formula/run-formula'

/** A result with its computed values. Values that cannot be computed are `NaN`. */
export interface ComputedResult {
  result: CalculatorResult
  /** The figure; for a series, its last value. */
  value: number
  /** The values of a series. */
  values?: number[]
  /** The height of the line across a series. */
  line?: number
  /** The whole that the bar is a part of. */
  whole?: number
  state?: CalculatorState
}

type Run = (text: string, index?: number) => number

export type Calculation = Pick<CalculatorBlock, 'results' | 'steps'>

/** Parses the formulas once, and returns a function from the values of the inputs to the results. */
export function createCalculation({ results, steps = [] }: Calculation) {
  const formulas = new Map<string, Step[]>()
  const parse = (text: string) => {
    const steps = formulas.get(text) ?? parseSafely(text)
    formulas.set(text, steps)
    return steps
  }
  return (inputs: ReadonlyMap<string, number>): ComputedResult[] => {
    const values = new Map<string, Value>(inputs)
    const read = (name: string) => values.get(name)
    const run: Run = (text, index) => runFormula(parse(text), { read, index })
    return results.map((result) => {
      const computed = compute(result, { values, run, count: steps.length })
      values.set(result.name, computed.values ?? computed.value)
      return computed
    })
  }
}

/** A formula with an error has no value. The check reports it. */
function parseSafely(text: string): Step[] {
  try {
    return parseFormula(text)
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}

interface Context {
  values: Map<string, Value>
  run: Run
  /** The number of steps of a series. */
  count: number
}

function compute(result: CalculatorResult, context: Context): ComputedResult {
  const { values, run } = context
  const series = computeSeries(result, context)
  const value = series ? (series.at(-1) ?? Number.NaN) : run(result.formula)
  values.set(result.name, series ?? value)
  return {
    result,
    value,
    values: series,
    line: result.series?.line && run(result.series.line.formula),
    whole: result.bar && run(result.bar.of),
    state: findState(result, run),
  }
}

function computeSeries({ formula, series }: CalculatorResult, { values, run, count }: Context) {
  if (!series) return undefined
  const computed: number[] = []
  values.set('previous', run(series.start))
  for (let index = 0; index < count; index += 1) {
    values.set('step', index + 1)
    const value = run(formula, index)
    computed.push(value)
    values.set('previous', value)
  }
  values.delete('step')
  values.delete('previous')
  return computed
}

/** The first state whose condition is met. A condition that cannot be computed has no verdict. */
function findState({ states = [] }: CalculatorResult, run: Run) {
  for (const state of states) {
    const condition = state.if === undefined ? 1 : run(state.if)
    if (Number.isNaN(condition)) return undefined
    if (condition !== 0) return state
  }
  return undefined
}
