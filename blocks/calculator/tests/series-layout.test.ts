import { expect, it } from 'vitest'
import { layoutSeries } from '../series-layout'

it('draws bars from zero on a scale with round numbers', () => {
  expect(layoutSeries([37_500, 20_000], 23_000)).toEqual({
    ticks: [0, 1, 2, 3, 4].map((index) => ({ value: index * 10_000, at: index * 25 })),
    bars: [
      { from: 0, size: 93.75, isNegative: false },
      { from: 0, size: 50, isNegative: false },
    ],
    line: 57.5,
  })
})

it('draws negative values below zero', () => {
  const { ticks, bars } = layoutSeries([50, -50])
  expect(ticks.map(({ value }) => value)).toEqual([-50, -25, 0, 25, 50])
  expect(bars).toEqual([
    { from: 50, size: 50, isNegative: false },
    { from: 0, size: 50, isNegative: true },
  ])
})

it.each([
  [[0, 0]],
  [[Number.NaN, Number.NaN]],
  [[1e-9]],
  [[1e15, -1e15]],
  [[-3]],
])('keeps %o within the plot', (values) => {
  const { ticks, bars } = layoutSeries(values)
  expect(ticks.length).toBeGreaterThan(1)
  expect(ticks.length).toBeLessThan(8)
  for (const bar of bars) {
    if (!bar) continue
    expect(bar.from).toBeGreaterThanOrEqual(0)
    expect(bar.from + bar.size).toBeLessThanOrEqual(100 + 1e-9)
  }
})
