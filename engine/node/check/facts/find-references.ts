import type { AssetState } from '../../assets/inspect-asset'
import { inspectAsset } from '../../assets/inspect-asset'
import type { Reference } from '../schema/validate'
import type { CheckContext, CheckedDocument } from './context'
import { readReferences } from './later-references'

export interface FoundReference extends Reference {
  file: string
}

/** The references that a rule is about, out of the many in a large site. */
export function findReferences(
  documents: CheckedDocument[],
  isWanted: (reference: Reference) => boolean,
): FoundReference[] {
  const found: FoundReference[] = []
  for (const document of documents) {
    for (const reference of readReferences(document)) {
      if (isWanted(reference)) found.push({ file: document.file, ...reference })
    }
  }
  return found
}

/** Whether a file has references of a meaning. */
export function hasMeaning(
  file: Pick<CheckedDocument, 'meanings' | 'references'>,
  wanted: string,
): boolean {
  // The references of a page are read only where their meanings are not known.
  return (
    file.meanings?.includes(wanted) ??
    readReferences(file).some(({ meaning }) => meaning === wanted)
  )
}

/** For each list of documents, which of them have references of a meaning. */
const byMeaning = new WeakMap<CheckedDocument[], Map<string, CheckedDocument[]>>()

/** The documents that have references of a meaning; of the many in a large site, few have most. */
function listMeaning(documents: CheckedDocument[], meaning: string): CheckedDocument[] {
  const known = byMeaning.get(documents) ?? indexMeanings(documents)
  byMeaning.set(documents, known)
  return known.get(meaning) ?? []
}

function indexMeanings(documents: CheckedDocument[]): Map<string, CheckedDocument[]> {
  const index = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    for (const meaning of document.meanings ?? readReferences(document).map((one) => one.meaning)) {
      const having = index.get(meaning)
      if (!having) index.set(meaning, [document])
      else if (having.at(-1) !== document) having.push(document)
    }
  }
  return index
}

/** The references of a meaning. */
export function findMeaning(documents: CheckedDocument[], wanted: string): FoundReference[] {
  const having =
    documents.length > 1
      ? listMeaning(documents, wanted)
      : documents.filter((document) => hasMeaning(document, wanted))
  return findReferences(having, ({ meaning }) => meaning === wanted)
}

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
  const named = findMeaning(documents, 'asset')
  return named.flatMap(({ file, pointer, value }) => {
    const path = assets.get(value)
    return path === undefined ? [] : { file, pointer, value, state: inspectAsset(path) }
  })
}
