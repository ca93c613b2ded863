import { describe, expect, it } from 'vitest'
import type { CalculatorResult, CalculatorState } from '../../../schemas/generated/types'
import { createCalculation } from '../calculate'

const result = (name: string, formula: string, rest: Partial<CalculatorResult> = {}) => ({
  name,
  formula,
  emphasis: false,
  ...rest,
})

const state = (label: string, condition?: string): CalculatorState => ({
  label,
  mood: 'good',
  if: condition,
})

function calculate(results: CalculatorResult[], inputs: Record<string, number>, steps?: string[]) {
  return createCalculation({ results, steps })(new Map(Object.entries(inputs)))
}

describe('a calculation', () => {
  it('computes results from inputs and from results above', () => {
    const results = [result('net', 'gross * (1 - rate / 100)'), result('double', 'net * 2')]
    expect(calculate(results, { gross: 200, rate: 10 }).map(({ value }) => value)).toEqual([
      180, 360,
    ])
  })

  it('computes a series step by step', () => {
    const series = { start: 'opening', line: { label: 'Least', formula: 'opening / 2' } }
    const [balance, other, last] = calculate(
      [
        result('balance', 'previous + step', { series }),
        result('other', 'balance * 2', { series: { start: '0' } }),
        result('last', 'last(other) + sum(balance)'),
      ],
      { opening: 10 },
      ['A', 'B', 'C'],
    )
    expect(balance).toMatchObject({ values: [11, 13, 16], line: 5, value: 16 })
    expect(other?.values).toEqual([22, 26, 32])
    expect(last?.value).toBe(72)
  })

  it('shows the first state whose condition is met', () => {
    const states = [state('low', 'x < 10'), state('middle', 'x < 20'), state('high')]
    const find = (x: number) => calculate([result('x', 'a', { states })], { a: x })[0]?.state?.label
    expect([find(5), find(10), find(20), find(Number.NaN)]).toEqual([
      'low',
      'middle',
      'high',
      undefined,
    ])
  })

  it('has no value where a formula or an input has none, and goes on with the others', () => {
    const results = [
      result('a', '1 / x'),
      result('b', 'a + 1'),
      result('c', '1 +'),
      result('d', '5'),
    ]
    expect(calculate(results, { x: 0 }).map(({ value }) => value)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      5,
    ])
  })
})
