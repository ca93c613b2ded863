import { readDocument } from '../../site/site-files'
import { hashContent } from '../../util/hash-content'
import { isRecord } from '../../util/is-record'
import type { CheckedDocument } from '../facts/context'

/** As long as `original` in the schema of pages. */
const LENGTH = 8

/**
 * Names what the author of a page wrote, for its translations: white space and the order of
 * properties do not matter, and the Markdown files that it shows belong to it. Undefined where the
 * file cannot be read.
 */
export function nameContent(
  { kind, file, composition }: Pick<CheckedDocument, 'kind' | 'file' | 'composition'>,
  bytes: Uint8Array | undefined,
): string | undefined {
  const { data } = readDocument({ kind, file }, bytes).document
  if (!isRecord(data)) return undefined
  const { $schema: _, original: __, ...written } = data
  const texts = (composition?.texts ?? []).map(([, version]) => version)
  return hashContent(JSON.stringify([sortKeys(written), texts])).slice(0, LENGTH)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]))
}
