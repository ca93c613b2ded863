import type { ListingsBlock } from '../../../schemas/generated/types'

// Gives each job a country, because search engines do not show jobs without one.
export const mend = { ListingsBlock: repairJobs, ListingsBlockVariant: repairJobs }

function repairJobs<T extends Partial<ListingsBlock>>(block: T): T {
  if (!block.items) return block
  return { ...block, items: block.items.map((item) => ({ country: 'AU', ...item })) }
}
