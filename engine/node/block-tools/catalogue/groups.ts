import { BLOCK_GROUPS, OWN_GROUP } from '../../schemas/block-groups'
import type { CatalogueEntry } from './catalogue'

export interface EntryGroup {
  /** The id of its heading. */
  id: string
  heading: string
  entries: CatalogueEntry[]
}

/** The entries by group: those of the project first. Groups without entries are omitted. */
export function groupEntries(entries: CatalogueEntry[]): EntryGroup[] {
  return [OWN_GROUP, ...Object.values(BLOCK_GROUPS)]
    .map((heading, index) => ({
      id: `group-${index}`,
      heading,
      entries: entries.filter(({ group }) => group === heading),
    }))
    .filter(({ entries }) => entries.length > 0)
}
