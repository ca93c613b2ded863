import type { OfficesBlock } from '../../../schemas/generated/types'

export const mend = { OfficesBlock: repairOffices, OfficesBlockVariant: repairOffices }

/** Makes exactly one office the head office. */
function repairOffices({ items, ...rest }: Partial<OfficesBlock>) {
  if (!items) return rest
  const main = Math.max(
    0,
    items.findIndex(({ isPrimary }) => isPrimary),
  )
  const offices = items.map((office, index) => ({ ...office, isPrimary: index === main }))
  return { ...rest, items: offices }
}
