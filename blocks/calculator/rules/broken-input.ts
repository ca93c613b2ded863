import type { BlockIssue, BlockRule } from '../../../engine/block-build-api'
import type { CalculatorBlock, CalculatorInput } from '../../../schemas/generated/types'

/** Reports inputs whose initial value visitors could not choose. */
export const brokenInput: BlockRule<CalculatorBlock> = {
  name: 'broken-input',
  check: ({ inputs }) =>
    inputs.flatMap((input, index) =>
      findIssues(input).map(({ pointer, ...rest }) => ({
        pointer: `/inputs/${index}${pointer}`,
        ...rest,
      })),
    ),
}

function findIssues(input: CalculatorInput): BlockIssue[] {
  const { value } = input
  if (input.type === 'choice') {
    const values = input.options.map((option) => option.value)
    const at = values.findIndex((one, index) => values.indexOf(one) !== index)
    if (at >= 0) {
      const message = `Two options have the value ${values[at]}.`
      return [{ pointer: `/options/${at}/value`, message, hint: 'Give each option its own value.' }]
    }
    if (values.includes(value)) return []
    const message = `No option has the initial value ${value}.`
    return [
      { pointer: '/value', message, hint: `Write one of: ${values.slice(0, 20).join(', ')}.` },
    ]
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = input
  if (min > max || (input.type === 'slider' && min === max)) {
    const message = `The largest value, ${max}, is not above the smallest, ${min}.`
    return [{ pointer: '/max', message, hint: 'Write a "max" that is larger than "min".' }]
  }
  if (value < min || value > max) {
    const bound =
      value < min
        ? `below the smallest allowed value, ${min}`
        : `above the largest allowed value, ${max}`
    const message = `The initial value ${value} is ${bound}.`
    return [{ pointer: '/value', message, hint: 'Change the value, or the range of the input.' }]
  }
  return []
}
