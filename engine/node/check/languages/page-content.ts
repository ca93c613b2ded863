import { hashContent } from '../../lib/files/hash-content'
import { isRecord } from '../../lib/files/is-record'
import { TIME_NAMES } from '../../schemas/item-times'
import type { Composer } from '../../sources/compose/compose'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import type { CheckedFile } from '../facts/context'

/** The length of `original` in the page schema. */
const LENGTH = 8

/** The properties that are not translated: each language has separate publishing times. */
const APART = ['$schema', 'original', ...TIME_NAMES] as string[]

interface WrittenPage extends Pick<CheckedFile, 'kind' | 'file'> {
  /** The page's Markdown files, including those in unpublished content. */
  texts?: [file: string, version: string][]
}

/**
 * A hash of a page's source JSON, which its translations record. It ignores white space and the
 * order of properties, and includes the Markdown files. Undefined if the file cannot be read.
 */
export function hashPageContent(
  { kind, file, texts = [] }: WrittenPage,
  bytes: Uint8Array | undefined,
): string | undefined {
  const { data } = readDocument({ kind, file }, bytes)
  if (!isRecord(data)) return undefined
  const written = Object.entries(data).filter(([name]) => !APART.includes(name))
  const versions = texts.map(([, version]) => version)
  const content = sortKeys(Object.fromEntries(written))
  return hashContent(JSON.stringify([content, versions])).slice(0, LENGTH)
}

/** The same hash for a page that has not been checked. */
export function hashWrittenPage(
  page: SourceFile,
  bytes: Uint8Array | undefined,
  composer: Composer,
): string | undefined {
  const document = readDocument(page, bytes)
  const composed = bytes && composer.compose(document, bytes)
  return hashPageContent({ ...document, texts: [...(composed?.texts ?? [])] }, bytes)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]))
}
