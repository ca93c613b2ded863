import { hashContent } from '../../lib/files/hash-content'
import { isRecord } from '../../lib/files/is-record'
import { TIME_NAMES } from '../../schemas/item-times'
import { readDocument } from '../../sources/files/read-files'
import type { CheckedFile } from '../facts/context'

/** As long as `original` in the schema of pages. */
const LENGTH = 8

/** What a page says of itself that is no part of a translation: each has its own times. */
const APART = ['$schema', 'original', ...TIME_NAMES] as string[]

interface WrittenPage extends Pick<CheckedFile, 'kind' | 'file'> {
  /** The Markdown files that it shows, also where it does not show them now. */
  texts?: [file: string, version: string][]
}

/**
 * Names what the author of a page wrote, for its translations: white space and the order of
 * properties do not matter, and the Markdown files that it shows belong to it. Undefined where the
 * file cannot be read.
 */
export function nameContent(
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

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]))
}
