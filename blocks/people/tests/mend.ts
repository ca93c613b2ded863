import type { PersonEntry } from '../../../schemas/generated/types'

export const mend = {
  // Each entry has a name.
  PersonEntry: ({ ...entry }: PersonEntry) =>
    entry.person === undefined && entry.name === undefined ? { ...entry, name: 'Mira' } : entry,
}
