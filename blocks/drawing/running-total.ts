import type { BridgeAmount, BridgeDrawing } from '../../schemas/generated/types'

export interface BridgeRow extends BridgeAmount {
  /** `true` for the start and the total, `false` for a change. */
  isTotal: boolean
  /** The bar's start and length, as a percentage of the scale. */
  left: number
  width: number
}

/**
 * The rows of a bridge from its start to its total. Each bar starts where the previous one ends.
 */
export function buildBridge({ start, changes, end }: BridgeDrawing): BridgeRow[] {
  let total = start.amount
  const spans = changes.map((change) => {
    const before = total
    total = round(total + change.amount)
    return { ...change, isTotal: false, from: before, to: total }
  })
  const all = [
    { ...start, isTotal: true, from: 0, to: start.amount },
    ...spans,
    { label: end, amount: total, isTotal: true, from: 0, to: total },
  ]
  const ends = all.flatMap(({ from, to }) => [from, to])
  const lowest = Math.min(...ends)
  const whole = Math.max(...ends) - lowest || 1
  return all.map(({ from, to, ...row }) => ({
    ...row,
    left: (100 * (Math.min(from, to) - lowest)) / whole,
    width: (100 * Math.abs(to - from)) / whole,
  }))
}

/** Removes the spurious digits that floating-point arithmetic adds to sums of decimal fractions. */
const round = (value: number) => Math.round(value * 1e6) / 1e6
