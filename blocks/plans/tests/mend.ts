import type { Plan, PlansBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/mend-variant'

export const mend = { PlansBlock: mendPlans, PlansBlockVariant: mendVariant }

/** Each plan has one price per period, or a text. */
function mendPlans(block: PlansBlock): PlansBlock {
  const { periods, items } = block
  return { ...block, items: items.map((plan) => mendPlan(plan, periods.length)) }
}

/** A variant has the periods and the plans of the block. */
function mendVariant({ periods: _, items: __, ...rest }: Partial<PlansBlock>) {
  return withSomething(rest)
}

function mendPlan({ prices, priceText, ...plan }: Plan, count: number): Plan {
  if (!prices) return { ...plan, priceText: priceText ?? 'x' }
  return { ...plan, prices: Array.from({ length: count }, (_, index) => prices[index] ?? 1) }
}
