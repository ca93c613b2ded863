/** The files of a site that differ by language. */

/** The folder with a subfolder for each additional language. */
export const LOCALES_FOLDER = 'locales'

/** The kinds of files that differ by language. A site has only one of the others. */
export const LOCALE_KINDS = ['layout', 'messages', 'cta', 'audiences', 'people']

const LOCALE_FILE = /^locales\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z]+)\.json$/
const LOCALE_PAGE = /^pages\/([a-z0-9-]+)(?:\/|\.json$)/

export interface LocaleFile {
  /** The name of the language's folder. */
  path: string
  /** The schema that it follows. */
  kind: string
}

/** The kind of a file in a folder of `locales`. Undefined if Quire does not read it. */
export function readLocaleFile(file: string): LocaleFile | undefined {
  const [, path, kind] = LOCALE_FILE.exec(file) ?? []
  return path && kind && LOCALE_KINDS.includes(kind) ? { path, kind } : undefined
}

/** The base path of a file's language. Empty for the default language. */
export function localeOfFile(paths: readonly string[], file: string): string {
  if (paths.length === 0) return ''
  const path = readLocaleFile(file)?.path ?? LOCALE_PAGE.exec(file)?.[1]
  return path !== undefined && paths.includes(path) ? path : ''
}

/** The name of the file on a site in one language: `locales/de/cta.json` → `cta.json`. */
export function plainNameOf(file: string): string {
  const own = readLocaleFile(file)
  return own ? `${own.kind}.json` : file
}
