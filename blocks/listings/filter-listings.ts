import type { Listing, ListingFilter } from '../../schemas/generated/types'

type Departments = Pick<Listing, 'department' | 'departments'>

/** The departments of an entry, which may be one string or a list. */
export function resolveDepartments({ department, departments = [] }: Departments): string[] {
  return department === undefined ? departments : [department, ...departments]
}

/**
 * Returns `true` if a tab shows an entry: one of its departments is that of the tab, ignoring case.
 */
export function isListed(item: Departments, { value }: Pick<ListingFilter, 'value'>): boolean {
  if (value === undefined) return true
  const wanted = value.toLowerCase()
  return resolveDepartments(item).some((department) => department.toLowerCase() === wanted)
}
