import type { AssetState } from '../../assets/inspect-asset'
import { inspectAsset } from '../../assets/inspect-asset'
import type { CheckContext } from './context'
import type { FoundReference } from './find-references'
import { findReferences } from './find-references'

/** A place that names an asset. */
export interface NamedAsset extends Pick<FoundReference, 'file' | 'pointer' | 'value'> {
  /** What the asset is like. */
  state: AssetState
}

/** The places that name assets, as far as the assets are there. */
export function listNamedAssets({
  documents,
  assets,
}: Pick<CheckContext, 'documents' | 'assets'>): NamedAsset[] {
  const named = findReferences(documents, ({ meaning }) => meaning === 'asset')
  return named.flatMap(({ file, pointer, value }) => {
    const path = assets.get(value)
    return path === undefined ? [] : { file, pointer, value, state: inspectAsset(path) }
  })
}
