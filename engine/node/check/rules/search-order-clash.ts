import type { SiteRule } from './rule'

/** Each page has a unique position in the search index. */
export const searchOrderClash: SiteRule = {
  name: 'search-order-clash',
  scope: 'language',
  check({ pages }) {
    const taken = new Map<number, string>()
    const entries = [...pages.values()].flatMap(({ file, data }) => {
      const order = (data as { search?: { order?: unknown } } | undefined)?.search?.order
      return typeof order === 'number' ? [{ file, order }] : []
    })
    const last = entries.reduce((most, { order }) => Math.max(most, order), 0)
    return entries.flatMap(({ file, order }) => {
      const first = taken.get(order)
      if (first === undefined) {
        taken.set(order, file)
        return []
      }
      const message = `Both ${first} and ${file} have the search order ${order}.`
      const hint = `Give one of them another number, such as ${last + 1}.`
      return [{ file, pointer: '/search/order', message, hint }]
    })
  },
}
