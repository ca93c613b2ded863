import type { AssetState } from '../../lib/media/inspect-asset'
import { inspectAsset } from '../../lib/media/inspect-asset'
import type { Reference } from '../schema/validate'
import type { CheckContext, CheckedFile } from './context'

export interface FoundReference extends Reference {
  file: string
  document: CheckedFile
}

/** The references that a rule checks, found efficiently among a large site's many references. */
export function findReferences(
  documents: CheckedFile[],
  isWanted: (reference: Reference) => boolean,
): FoundReference[] {
  const found: FoundReference[] = []
  for (const document of documents) {
    for (const reference of document.references) {
      if (isWanted(reference)) found.push({ file: document.file, document, ...reference })
    }
  }
  return found
}

/** The references with a given meaning. */
export function findMeaning(documents: CheckedFile[], wanted: string): FoundReference[] {
  return findReferences(documents, ({ meaning }) => meaning === wanted)
}

/** A reference to an asset. */
export interface NamedAsset extends Pick<FoundReference, 'file' | 'pointer' | 'value'> {
  /** The asset's properties. */
  state: AssetState
}

/** The references to existing assets. */
export function listNamedAssets({
  documents,
  assets,
}: Pick<CheckContext, 'documents' | 'assets'>): NamedAsset[] {
  const named = findMeaning(documents, 'asset')
  return named.flatMap(({ file, pointer, value }) => {
    const path = assets.get(value)
    return path === undefined ? [] : { file, pointer, value, state: inspectAsset(path) }
  })
}
