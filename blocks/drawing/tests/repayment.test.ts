import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSchedule } from '../repayment'

const terms = fc.record({
  principal: fc.integer({ min: 1, max: 1_000_000_000 }),
  rate: fc.double({ min: 0, max: 100, noNaN: true }),
  instalments: fc.integer({ min: 2, max: 40 }),
  perYear: fc.constantFrom(1 as const, 2 as const, 4 as const, 12 as const),
  repayment: fc.constantFrom('level' as const, 'equal' as const),
})

describe('the schedule of a loan', () => {
  it('repays exactly what was lent, and never more than is owed', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const rows = buildSchedule(loan)
        expect(rows).toHaveLength(loan.instalments)
        expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.principal)
        expect(rows.at(-1)?.balance).toBe(0)
        for (const { interest, principal, balance } of rows) {
          expect(Math.min(interest, principal, balance)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('keeps the whole instalment level but for the last', () => {
    const loan = { principal: 20_000_000, rate: 5.25, instalments: 10, perYear: 1 as const }
    const rows = buildSchedule({ ...loan, repayment: 'level' })
    const due = rows.map(({ interest, principal }) => interest + principal)
    expect(new Set(due.slice(0, -1)).size).toBe(1)
    expect(Math.abs((due.at(-1) ?? 0) - (due[0] ?? 0))).toBeLessThan(10)
    expect(rows[0]).toEqual({ interest: 1_050_000, principal: 1_571_630, balance: 18_428_370 })
  })

  it('keeps the principal equal, with interest for a part of the year', () => {
    const loan = { principal: 1200, rate: 6, instalments: 3, perYear: 2 as const }
    expect(buildSchedule({ ...loan, repayment: 'equal' })).toEqual([
      { interest: 36, principal: 400, balance: 800 },
      { interest: 24, principal: 400, balance: 400 },
      { interest: 12, principal: 400, balance: 0 },
    ])
  })

  it('needs no interest', () => {
    const loan = { principal: 10, rate: 0, instalments: 3, perYear: 1 as const }
    const rows = buildSchedule({ ...loan, repayment: 'level' })
    expect(rows.map(({ principal }) => principal)).toEqual([3, 3, 4])
  })
})
