import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { canonicalLanguage } from '../../schemas/value-formats'
import { LOCALES_FOLDER, readLocaleFile } from '../../sources/files/locale-files'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The folders in `locales` belong to languages in the settings. */
export const unknownLocale: DocumentRule = {
  name: 'unknown-locale',
  scope: 'document',
  check({ documents, locales, isKnown }) {
    if (!isKnown(SETTINGS_FILE)) return []
    const paths = locales.map(({ path }) => path)
    return documents.flatMap(({ file }) => {
      const { path } = readLocaleFile(file) ?? {}
      if (path === undefined || paths.includes(path)) return []
      const nearest = findNearest(path, paths).map((near) => `${LOCALES_FOLDER}/${near}`)
      const message = `${SETTINGS_FILE} has no language with the path "${path}".`
      const add = `Add it to "locales": { "language": "${canonicalLanguage(path) ?? path}" }.`
      const hint = renderSuggestion(nearest, add)
      const name = file.slice(`${LOCALES_FOLDER}/${path}`.length)
      const fixes = nearest.map((near) => ({ kind: 'rename-file', to: near + name }) as const)
      return [{ file, pointer: '', place: WHOLE_FILE, message, hint, fixes }]
    })
  },
}
