import { describe, expect, it } from 'vitest'
import { buildBridge } from '../running-total'

const bridge = (start: number, ...changes: number[]) =>
  buildBridge({
    kind: 'bridge',
    start: { label: 'Start', amount: start },
    changes: changes.map((amount) => ({ label: 'Change', amount })),
    end: 'End',
  })

describe('the rows of a bridge', () => {
  it('begin where the one before has ended, and end in the total', () => {
    expect(bridge(40, 60, -50).map(({ amount, left, width }) => [amount, left, width])).toEqual([
      [40, 0, 40],
      [60, 40, 60],
      [-50, 50, 50],
      [50, 0, 50],
    ])
  })

  it('stay on the scale below zero', () => {
    expect(bridge(10, -30).map(({ amount, left, width }) => [amount, left, width])).toEqual([
      [10, (100 * 20) / 30, (100 * 10) / 30],
      [-30, 0, 100],
      [-20, 0, (100 * 20) / 30],
    ])
  })

  it('sum decimal fractions without a tail', () => {
    expect(bridge(0.1, 0.2).at(-1)?.amount).toBe(0.3)
  })

  it('have no length where nothing is', () => {
    expect(bridge(0, 0).map(({ width }) => width)).toEqual([0, 0, 0])
  })
})
