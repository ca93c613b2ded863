import type {
  CalculatorBlock,
  CalculatorInput,
  CalculatorResult,
} from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { CalculatorBlock: repairCalculator, CalculatorBlockVariant: repairVariant }

/** Gives each value a unique name, each input an allowed value, and each result a valid formula. */
function repairCalculator(block: CalculatorBlock): CalculatorBlock {
  const { steps = ['Jan', 'Feb'] } = block
  const inputs = block.inputs.map((input, index) => repairInput(input, `in${index}`))
  const all = inputs.map(({ name }) => name).join(' + ')
  const results = block.results.map((result, index) => repairResult(result, `out${index}`, all))
  return { ...block, steps, inputs, results }
}

/** Removes the inputs and results from a variant, which then uses those of the block. */
function repairVariant({ inputs, results, steps, ...variant }: Partial<CalculatorBlock>) {
  return withSomething(variant)
}

function repairInput(input: CalculatorInput, name: string): CalculatorInput {
  if (input.type === 'choice') {
    const options = input.options.map((option, value) => ({ ...option, value }))
    return { ...input, name, options, value: 0 }
  }
  const { value } = input
  if (input.type === 'slider') {
    const { step = 1 } = input
    return { ...input, name, min: value, max: value + Math.max(1, Math.abs(value)) + step }
  }
  return {
    ...input,
    name,
    ...(input.min !== undefined && { min: Math.min(input.min, value) }),
    ...(input.max !== undefined && { max: Math.max(input.max, value) }),
  }
}

function repairResult(result: CalculatorResult, name: string, all: string): CalculatorResult {
  const { series, bar, states } = result
  const formula = series ? `previous + ${all}` : all
  const line = series?.line && { ...series.line, formula: '1' }
  return {
    ...result,
    name,
    // No formula uses it, so it must be shown.
    label: result.label ?? 'x',
    formula,
    ...(series && { series: { ...series, start: '0', ...(line && { line }) } }),
    ...(bar && { bar: { ...bar, of: '100' } }),
    ...(states && { states: states.map((state) => ({ ...state, if: '1 = 1' })) }),
  }
}
