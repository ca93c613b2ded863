import { dirname, resolve } from 'node:path'
import { localeOfRoute, withLocale } from '../../../core/addresses/locales'
import { canonicalPath, fileOfRoute, routeOfFile } from '../../../core/addresses/paths'
import { readPage } from '../../check/files/check-page'
import { hashWrittenPage } from '../../check/languages/page-content'
import { fileInLocale } from '../../check/languages/translations'
import type { OpenSite } from '../../check/run/open-site'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { SourceFile, SourcePage } from '../../sources/files/site-files'
import { Draft } from '../write/draft'
import { readSite } from '../write/read-site'
import { writeFiles } from '../write/write-files'

/** A translation that records the current state of its original. */
export interface RecordedTranslation {
  /** The file of the translation, and that of its original. */
  file: string
  original: string
  /** If `false`, the state was already recorded. */
  hasChanged: boolean
}

/**
 * Records in translations that they are up to date with their originals. Writes all files or none.
 * @throws {UsageError} when one of the pages is not a translation.
 */
export function recordTranslations(opened: OpenSite, paths: string[]): RecordedTranslation[] {
  const { dir, composer } = opened
  const files = new Map(readSite(dir).map((one) => [one.file, one]))
  const recorded = paths.map((path) => {
    const { file, original } = findTranslation(opened, path)
    const open = files.get(file)
    const value = hashWrittenPage(original, readPage(original, opened), composer)
    if (!open || value === undefined) throw new UsageError(`${file} cannot be read.`)
    const draft = new Draft(open)
    const order = ['$schema', 'original', ...Object.keys(open.data as object)]
    draft.apply('translated', [{ pointer: '/original', value, order }])
    return { file, original: getWrittenFile(original), planned: draft.finish() }
  })
  const planned = recorded.flatMap((one) => one.planned ?? [])
  writeFiles(dir, [...new Map(planned.map((one) => [one.path, one])).values()])
  return recorded.map(({ planned: change, ...one }) => ({
    ...one,
    hasChanged: change !== undefined,
  }))
}

/** The file of the page at a path, or in a file, and the page that it translates. */
function findTranslation(
  { dir, pageFiles: listed, listed: { templates }, shared }: OpenSite,
  path: string,
): { file: string; original: SourcePage } {
  const route = canonicalPath(path)
  const pageFiles = [...listed, ...templates.map((one) => openTemplate(one, route))]
  const page =
    pageFiles.find((one) => one.route === route) ??
    pageFiles.find((one) => resolve(dir, getWrittenFile(one)) === resolve(path))
  const locales = shared.locales.map((one) => one.path)
  if (!page) {
    const translations = pageFiles.flatMap((one) =>
      localeOfRoute(locales, one.route) === '' ? [] : [one.route],
    )
    const suggestion = renderSuggestion(findNearest(route, translations))
    throw new UsageError(`There is no page at "${path}".${suggestion ? ` ${suggestion}` : ''}`)
  }
  const locale = localeOfRoute(locales, page.route)
  if (locale === '') {
    const example = withLocale(locales[0] ?? 'de', page.route)
    throw new UsageError(
      `"${page.route}" is in the site's own language. Name a translation, such as "${example}".`,
    )
  }
  const file = getWrittenFile(page)
  const originalFile = fileInLocale(file, locale, '')
  const original = pageFiles.find((one) => getWrittenFile(one) === originalFile)
  if (!original) {
    throw new UsageError(`"${page.route}" is not a translation: there is no ${originalFile}.`)
  }
  return { file, original }
}

/**
 * A page that a template makes, such as `[tag].json`. Only the check knows the paths of all of them,
 * so any path in the folder of the template refers to it.
 */
function openTemplate({ kind, file }: SourceFile, route: string): SourcePage {
  const isWithin = dirname(fileOfRoute(route)) === dirname(file)
  return { kind, file, route: isWithin ? route : routeOfFile(file) }
}

/** The file that an author writes. Several pages can have the same one. */
function getWrittenFile({ file, made }: SourcePage): string {
  return made?.by ?? file
}
