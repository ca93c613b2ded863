import { describe, expect, it } from 'vitest'
import type { Figure } from '../../bench/figure'
import { renderNumber, renderRatio, renderTable } from '../../bench/table'

const cold: Figure = { name: 'cold build', unit: 's', values: [12, 10, 11.04] }
const shift: Figure = { name: 'shift on /', unit: 'shift', values: [0, 0.0123] }

describe('the table', () => {
  it('has a line for each figure', () => {
    expect(renderTable([cold, shift])).toMatchInlineSnapshot(`
      "            unit   median   min     max  runs
      cold build  s        11.0  10.0    12.0     3
      shift on /  shift  0.0062     0  0.0123     2"
    `)
  })

  it('compares with an earlier run', () => {
    const earlier: Figure[] = [{ ...cold, values: [5.52] }]
    expect(renderTable([cold, shift], earlier)).toMatchInlineSnapshot(`
      "            unit   median   min     max  runs  ratio
      cold build  s        11.0  10.0    12.0     3   2.00
      shift on /  shift  0.0062     0  0.0123     2    new"
    `)
  })
})

describe('the ratio', () => {
  const one = (...values: number[]): Figure => ({ name: 'a', unit: 'ms', values })

  it('is one of medians', () => {
    expect(renderRatio(one(30, 20, 900), [one(10, 20, 1)])).toBe('3.00')
  })

  it('does not divide by zero', () => {
    expect(renderRatio(one(0), [one(0)])).toBe('1.00')
    expect(renderRatio(one(2), [one(0)])).toBe('from 0')
  })
})

describe('a number', () => {
  it('shows the digits that count', () => {
    expect([1234.5, 56.78, 1.234, 0.5, 0.0123, 0].map(renderNumber)).toEqual([
      '1235',
      '56.8',
      '1.23',
      '0.50',
      '0.0123',
      '0',
    ])
  })
})
