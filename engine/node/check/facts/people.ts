import type { DocumentContext } from './context'
import { PEOPLE_FILE } from './context'

/** The ids of the site's people, as far as they are well-formed. */
export function listPeople({ shared }: Pick<DocumentContext, 'shared'>): string[] {
  const { people } = (shared.get(PEOPLE_FILE) ?? {}) as { people?: unknown }
  return (Array.isArray(people) ? people : []).flatMap((person) =>
    typeof person?.id === 'string' ? [person.id] : [],
  )
}
