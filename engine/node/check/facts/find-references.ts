import type { Reference } from '../schema/validate'
import type { CheckedDocument } from './context'

export interface FoundReference extends Reference {
  file: string
}

/** The references that a rule is about, out of the many in a large site. */
export function findReferences(
  documents: CheckedDocument[],
  isWanted: (reference: Reference) => boolean,
): FoundReference[] {
  const found: FoundReference[] = []
  for (const { file, references } of documents) {
    for (const reference of references) {
      if (isWanted(reference)) found.push({ file, ...reference })
    }
  }
  return found
}
