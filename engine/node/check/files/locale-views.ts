/**
 * Presents a site in several languages as one site per language. Each has its own pages, and its
 * files have the names that they would have on a site in one language. Missing files are replaced
 * by those of the default language.
 */

import { isRecord } from '../../lib/files/is-record'
import type { Issue } from '../../lib/problems/problem'
import { localeOfFile, plainNameOf, readLocaleFile } from '../../sources/files/locale-files'
import type { WrittenLocale } from '../../sources/files/locale-settings'
import { buildLocaleSettings } from '../../sources/files/locale-settings'
import type { CheckedFile } from '../facts/context'
import { SETTINGS_FILE } from '../facts/context'

/** The base path of a file's language. */
export function findLocale(locales: WrittenLocale[], file: string): string {
  return locales.length === 0
    ? ''
    : localeOfFile(
        locales.map(({ path }) => path),
        file,
      )
}

/** The files that one of the site's languages uses, with its settings. */
export function viewDocuments(
  documents: CheckedFile[],
  locales: WrittenLocale[],
  locale: WrittenLocale | undefined,
): CheckedFile[] {
  if (locales.length === 0) return documents
  const path = locale?.path ?? ''
  const isOwn = ({ file }: CheckedFile) => findLocale(locales, file) === path
  const mine = documents.filter(isOwn)
  if (!locale) return mine
  const own = mine.map(viewDocument)
  const names = new Set(own.map(({ file }) => file))
  const usual = documents.filter(
    ({ file, kind, route }) =>
      route === undefined &&
      kind !== 'collection' &&
      findLocale(locales, file) === '' &&
      !names.has(file),
  )
  return [...usual.map((document) => viewSettings(document, locale)), ...own]
}

/** A file under the name that it would have on a site in one language. */
export function viewDocument(document: CheckedFile): CheckedFile {
  return readLocaleFile(document.file)
    ? { ...document, file: plainNameOf(document.file) }
    : document
}

function viewSettings(document: CheckedFile, locale: WrittenLocale): CheckedFile {
  const { file, data } = document
  if (file !== SETTINGS_FILE || !isRecord(data)) return document
  return { ...document, data: buildLocaleSettings(data, locale) }
}

/** A language's issues, with the file names of a site in one language. */
export function viewIssues(issues: Issue[], path: string): Issue[] {
  return issues.map((issue) =>
    readLocaleFile(issue.file)?.path === path ? { ...issue, file: plainNameOf(issue.file) } : issue,
  )
}

/** Returns a function that restores the actual file names in a language's issues. */
export function createNaming(files: string[], path: string): (issues: Issue[]) => Issue[] {
  const names = new Map(
    files.flatMap((file) =>
      readLocaleFile(file)?.path === path ? [[plainNameOf(file), file] as const] : [],
    ),
  )
  if (names.size === 0) return (issues) => issues
  return (issues) =>
    issues.map((issue) => {
      const file = names.get(issue.file)
      return file === undefined ? issue : { ...issue, file }
    })
}
