import { describe, expect, it } from 'vitest'
import { buildSummary, createFigures } from '../../bench/figure'

describe('the summary of values', () => {
  it('has the middle one of an odd number, whatever their order', () => {
    expect(buildSummary([30, 1, 4])).toEqual({ median: 4, min: 1, max: 30 })
  })

  it('has the mean of the middle two of an even number', () => {
    expect(buildSummary([4, 1, 2, 100]).median).toBe(3)
  })

  it('is that of one value too, and of none an error', () => {
    expect(buildSummary([7])).toEqual({ median: 7, min: 7, max: 7 })
    expect(() => buildSummary([])).toThrow('A figure needs at least one value.')
  })
})

describe('figures', () => {
  it('gather the values of one name', () => {
    const figures = createFigures()
    figures.add('cold build', 's', 4)
    figures.add('check', 's', 1)
    figures.add('cold build', 's', 5)
    expect(figures.list()).toEqual([
      { name: 'cold build', unit: 's', values: [4, 5] },
      { name: 'check', unit: 's', values: [1] },
    ])
  })
})
