import type { Listing, ListingFilter } from '../../schemas/generated/types'

type Departments = Pick<Listing, 'department' | 'departments'>

/** An entry's departments, which may be one string or a list. */
export function resolveDepartments({ department, departments = [] }: Departments): string[] {
  return department === undefined ? departments : [department, ...departments]
}

/**
 * Returns `true` if a tab shows an entry, that is, if one of the entry's departments is the tab's.
 * Ignores case.
 */
export function isListed(item: Departments, { value }: Pick<ListingFilter, 'value'>): boolean {
  if (value === undefined) return true
  const wanted = value.toLowerCase()
  return resolveDepartments(item).some((department) => department.toLowerCase() === wanted)
}
