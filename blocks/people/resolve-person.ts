import type { Person, PersonEntry } from '../../schemas/generated/types'

/** A person in the form that the block displays. */
export type ShownPerson = Omit<PersonEntry, 'person' | 'name'> & { name: string }

/** An entry's properties, completed from `people.json`. Undefined if neither has a name. */
export function resolvePerson(
  { person, ...own }: PersonEntry,
  find: (id: string) => Person | undefined,
): ShownPerson | undefined {
  const { id: _, ...known } = (person === undefined ? undefined : find(person)) ?? {
    id: '',
    name: '',
  }
  const { name, ...shown } = { ...known, ...own }
  return name ? { name, ...shown } : undefined
}
