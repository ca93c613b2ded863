import type { Listing, ListingFilter } from '../../schemas/generated/types'

type Departments = Pick<Listing, 'department' | 'departments'>

/** The departments of an entry, however many it was written with. */
export function resolveDepartments({ department, departments = [] }: Departments): string[] {
  return department === undefined ? departments : [department, ...departments]
}

/** Whether a tab shows an entry: one of its departments is the tab's, in capitals or not. */
export function isListed(item: Departments, { value }: Pick<ListingFilter, 'value'>): boolean {
  if (value === undefined) return true
  const wanted = value.toLowerCase()
  return resolveDepartments(item).some((department) => department.toLowerCase() === wanted)
}
