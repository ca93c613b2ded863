/**
 * A site in several languages as a site in each of them: with its own pages, and with its own files
 * under the names that a site in one language gives them. What it does not have itself is that of
 * the site's own language.
 */

import { isRecord } from '../../lib/files/is-record'
import type { Issue } from '../../lib/problems/problem'
import { localeOfFile, plainNameOf, readLocaleFile } from '../../sources/files/locale-files'
import type { WrittenLocale } from '../../sources/files/locale-settings'
import { buildLocaleSettings } from '../../sources/files/locale-settings'
import type { CheckedFile } from '../facts/context'
import { SETTINGS_FILE } from '../facts/context'

/** The path of the language that a file is in, among those of the site. */
export function findLocale(locales: WrittenLocale[], file: string): string {
  return locales.length === 0
    ? ''
    : localeOfFile(
        locales.map(({ path }) => path),
        file,
      )
}

/** Those of some files that a language of the site shows, with its settings. */
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

/** A file under the name that a site in one language gives it. */
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

/** Issues about the files of a language, under the names that these have there. */
export function viewIssues(issues: Issue[], path: string): Issue[] {
  return issues.map((issue) =>
    readLocaleFile(issue.file)?.path === path ? { ...issue, file: plainNameOf(issue.file) } : issue,
  )
}

/** Returns a function that gives files their names back in what is said of them in a language. */
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
