/** The files that a language of the site has for itself. */

/** The folder with a folder for each further language. */
export const LOCALES_FOLDER = 'locales'

/** The kinds of file that differ by language; of the others a site has one. */
export const LOCALE_KINDS = ['layout', 'messages', 'cta', 'audiences', 'people']

const LOCALE_FILE = /^locales\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z]+)\.json$/
const LOCALE_PAGE = /^pages\/([a-z0-9-]+)(?:\/|\.json$)/

export interface LocaleFile {
  /** The name of the folder of the language. */
  path: string
  /** Which schema it follows. */
  kind: string
}

/** What a file in a folder of `locales` is; undefined where it is none that Quire reads. */
export function readLocaleFile(file: string): LocaleFile | undefined {
  const [, path, kind] = LOCALE_FILE.exec(file) ?? []
  return path && kind && LOCALE_KINDS.includes(kind) ? { path, kind } : undefined
}

/** The path of the language that a file is in; empty for the site's own. */
export function localeOfFile(paths: readonly string[], file: string): string {
  if (paths.length === 0) return ''
  const path = readLocaleFile(file)?.path ?? LOCALE_PAGE.exec(file)?.[1]
  return path !== undefined && paths.includes(path) ? path : ''
}

/** The name of a file as a site in one language has it: `locales/de/cta.json` → `cta.json`. */
export function plainNameOf(file: string): string {
  const own = readLocaleFile(file)
  return own ? `${own.kind}.json` : file
}
