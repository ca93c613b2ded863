import type { CalculatorBlock, CalculatorResult } from '../../../schemas/generated/types'

/** A formula of a calculator, with the names that it can use. */
export interface WrittenFormula {
  /** The JSON pointer from the block. */
  pointer: string
  text: string
  names: string[]
  /** If `true`, the formula is computed once per step. */
  isPerStep: boolean
  result: CalculatorResult
}

/** All formulas of a calculator, in the order of their computation. */
export function listFormulas({ inputs, results }: CalculatorBlock): WrittenFormula[] {
  return results.flatMap((result, index) => {
    const before = [...inputs, ...results.slice(0, index)].map(({ name }) => name)
    const own = [...before, result.name]
    const add = (place: string, text: string | undefined, names: string[]) =>
      text === undefined
        ? []
        : [{ pointer: `/results/${index}/${place}`, text, names, isPerStep: false, result }]
    const { formula, series, bar, states = [] } = result
    const names = series ? [...before, 'step', 'previous'] : before
    return [
      ...add('series/start', series?.start, before),
      ...add('formula', formula, names).map((one) => ({ ...one, isPerStep: !!series })),
      ...add('series/line/formula', series?.line?.formula, own),
      ...add('bar/of', bar?.of, own),
      ...states.flatMap((state, at) => add(`states/${at}/if`, state.if, own)),
    ]
  })
}
