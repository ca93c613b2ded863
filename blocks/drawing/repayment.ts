import type { ScheduleDrawing } from '../../schemas/generated/types'

export interface Instalment {
  interest: number
  principal: number
  /** The remaining debt after this instalment. */
  balance: number
}

type Terms = Pick<ScheduleDrawing, 'principal' | 'rate' | 'instalments' | 'perYear' | 'repayment'>

/**
 * The instalments of a loan, in whole currency units. Each instalment is rounded; the last one
 * absorbs the accumulated rounding difference.
 */
export function buildSchedule(terms: Terms): Instalment[] {
  const { principal: lent, instalments: count, repayment } = terms
  const rate = terms.rate / 100 / terms.perYear
  const level = rate === 0 ? lent / count : (lent * rate) / (1 - (1 + rate) ** -count)
  let balance = lent
  return Array.from({ length: count }, (_, index) => {
    const interest = Math.round(balance * rate)
    const due = repayment === 'level' ? Math.round(level) - interest : Math.round(lent / count)
    const principal = index === count - 1 ? balance : Math.min(Math.max(due, 0), balance)
    balance -= principal
    return { interest, principal, balance }
  })
}
