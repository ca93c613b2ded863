import type { PersonEntry } from '../../../schemas/generated/types'

export const mend = {
  // Gives each entry a name.
  PersonEntry: ({ ...entry }: PersonEntry) =>
    entry.person === undefined && entry.name === undefined ? { ...entry, name: 'Mira' } : entry,
}
