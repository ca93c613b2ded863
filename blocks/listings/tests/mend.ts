import type { ListingsBlock } from '../../../schemas/generated/types'

// Search engines do not show a job without a country.
export const mend = { ListingsBlock: repairJobs, ListingsBlockVariant: repairJobs }

function repairJobs<T extends Partial<ListingsBlock>>(block: T): T {
  if (!block.items) return block
  return { ...block, items: block.items.map((item) => ({ country: 'AU', ...item })) }
}
