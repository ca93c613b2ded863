import type { BlockRule } from '../../../engine/block-build-api'
import type { CalculatorBlock } from '../../../schemas/generated/types'
import { listFormulas } from './list-formulas'

/** Warns about values that change nothing: inputs without a formula, and unused hidden results. */
export const unusedInput: BlockRule<CalculatorBlock> = {
  name: 'unused-input',
  severity: 'warning',
  check(block) {
    const used = new Set(
      listFormulas(block).flatMap(({ text }) => text.match(/[A-Za-z]\w*/g) ?? []),
    )
    return [
      ...block.inputs.map(({ name }, index) => ({ name, pointer: `/inputs/${index}/name` })),
      ...block.results
        .map(({ name, label }, index) => ({ name, label, pointer: `/results/${index}/name` }))
        .filter(({ label }) => label === undefined),
    ].flatMap(({ name, pointer }) => {
      if (used.has(name)) return []
      const message = `No formula uses "${name}".`
      return [{ pointer, message, hint: `Use it in a formula, or remove it.` }]
    })
  },
}
