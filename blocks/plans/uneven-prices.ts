import type { BlockRule } from '../../engine/block-build-api'
import { count } from '../../engine/block-build-api'
import type { PlansBlock } from '../../schemas/generated/types'

/** Reports plans that have neither one price per billing period nor text instead of prices. */
export const unevenPrices: BlockRule<PlansBlock> = {
  name: 'uneven-prices',
  check: ({ items, periods }) =>
    items.flatMap(({ prices, priceText }, index) => {
      const pointer = `/items/${index}`
      if (prices && priceText !== undefined) {
        const message = 'This plan has both "prices" and a "priceText".'
        return [{ pointer: `${pointer}/priceText`, message, hint: 'Remove one of them.' }]
      }
      if (priceText !== undefined || prices?.length === periods.length) return []
      const labels = periods.map(({ label, unit }) => `"${label ?? unit}"`).join(', ')
      const hint = `Write one price for each period, in this order: ${labels}. For words instead of prices, write a "priceText".`
      if (!prices) return [{ pointer, message: 'This plan has no price.', hint }]
      const message = `This plan has ${count(prices.length, 'price')}, but the block has ${count(periods.length, 'period')}.`
      return [{ pointer: `${pointer}/prices`, message, hint }]
    }),
}
