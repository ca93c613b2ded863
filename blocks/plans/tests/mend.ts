import type { Plan, PlansBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { PlansBlock: repairPlans, PlansBlockVariant: repairVariant }

/** Gives each plan one price per period, or text instead of prices. */
function repairPlans(block: PlansBlock): PlansBlock {
  const { periods, items } = block
  return { ...block, items: items.map((plan) => repairPlan(plan, periods.length)) }
}

/** Removes the periods and plans from a variant, which then uses those of the block. */
function repairVariant({ periods: _, items: __, ...rest }: Partial<PlansBlock>) {
  return withSomething(rest)
}

function repairPlan({ prices, priceText, ...plan }: Plan, count: number): Plan {
  if (!prices) return { ...plan, priceText: priceText ?? 'x' }
  return { ...plan, prices: Array.from({ length: count }, (_, index) => prices[index] ?? 1) }
}
