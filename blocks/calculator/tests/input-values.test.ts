import { expect, it } from 'vitest'
import type { CalculatorInput } from '../../../schemas/generated/types'
import { findKey, readInput } from '../input-values'

const amount: CalculatorInput = {
  type: 'number',
  name: 'amount',
  label: 'Amount',
  value: 10,
  min: 0,
  max: 100,
}
const choice: CalculatorInput = {
  type: 'choice',
  name: 'choice',
  label: 'Choice',
  value: 1,
  options: [
    { label: 'One', value: 1 },
    { label: 'Two', value: 2 },
  ],
}
const language = 'en'

it.each([
  [amount, '', 10],
  [amount, '50', 50],
  [amount, '5e1', 50],
  [amount, '500', 100],
  [amount, '-500', 0],
  [amount, 'abc', 10],
  [amount, 'Infinity', 10],
  [amount, '<b>', 10],
  [choice, '2', 2],
  [choice, '3', 1],
])('a value in the URL is used if it is allowed', (input, kept, value) => {
  expect(readInput(input, { kept, language })).toMatchObject({ value, text: String(value) })
})

it.each([
  ['50', { value: 50 }],
  ['', { error: 'notNumber' }],
  ['x', { error: 'notNumber' }],
  ['-1', { error: 'tooSmall' }],
  ['101', { error: 'tooLarge' }],
])('a typed text "%s" stays as it is', (typed, expected) => {
  const state = readInput(amount, { typed, kept: '70', language })
  expect(state).toEqual({ input: amount, text: typed, ...expected })
})

it('the id of a block distinguishes its inputs in the URL', () => {
  expect(findKey({}, amount)).toBe('amount')
  expect(findKey({ id: 'loan' }, amount)).toBe('loan.amount')
})
