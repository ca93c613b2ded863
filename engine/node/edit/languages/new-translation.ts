import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOfRoute, withoutLocale } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import { hashWrittenPage } from '../../check/languages/page-content'
import type { OpenSite } from '../../check/run/open-site'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import { resolveSchemaPath } from '../../schemas/schema-path'
import { findCollection } from '../../sources/compose/collections'
import { readDocument } from '../../sources/files/read-files'
import type { SourcePage } from '../../sources/files/site-files'

export interface NewTranslation {
  /** Its path: `/de/about`. */
  route: string
  title?: string
  description?: string
}

/** A new file with its content. */
export type PlannedContent = [path: string, content: string | Uint8Array]

/** The new files, and the original; or why there can be none. */
type PlannedTranslation = { files: PlannedContent[]; original: string } | { problem: string }

/** The original of a translation at this path. Undefined if it does not exist. */
export function findOriginal(
  { shared, pageFiles }: OpenSite,
  route: string,
): SourcePage | undefined {
  const locale = localeOfRoute(
    shared.locales.map(({ path }) => path),
    route,
  )
  if (locale === '') return undefined
  const original = withoutLocale(locale, route)
  return pageFiles.find((page) => page.route === original && !page.made)
}

/**
 * Plans a translation: a copy of its original with the same strings, and of what they need: the
 * Markdown files and the collection. It records the state of the original.
 */
export function planTranslation(
  opened: OpenSite,
  original: SourcePage,
  { route, title, description }: NewTranslation,
): PlannedTranslation {
  const { dir, composer } = opened
  const bytes = readBytes(join(dir, original.file))
  const document = readDocument(original, bytes)
  if (!bytes || !isRecord(document.data)) {
    return { problem: `The original, ${original.file}, cannot be read.` }
  }
  const texts = [...(composer.compose(document, bytes)?.texts ?? new Map<string, string>())]
  const file = fileOfRoute(route)
  const { $schema: _, original: __, ...written } = document.data
  const page = {
    $schema: resolveSchemaPath('page', join(dir, file)),
    original: hashWrittenPage(original, bytes, composer),
    ...written,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
  const locale = localeOfRoute(
    opened.shared.locales.map(({ path }) => path),
    route,
  )
  const collections = new Map(opened.shared.collections.map((one) => [one.file, one]))
  const collection = findCollection(collections, original.file)?.file
  const beside = [...texts.map(([text]) => text), ...(collection ? [collection] : [])]
  const copies = beside
    .map((from) => ({ from, to: from.replace('pages/', `pages/${locale}/`) }))
    .filter(({ to }) => !existsSync(join(dir, to)))
  const files: PlannedContent[] = [
    [join(dir, file), `${JSON.stringify(page, null, 2)}\n`],
    ...copies.map(({ from, to }): PlannedContent => [join(dir, to), readFileSync(join(dir, from))]),
  ]
  return { files, original: original.route }
}
