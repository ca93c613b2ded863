import { LOCALES_FOLDER } from '../../sources/files/locale-files'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The files with text that appears on every page in a language. */
const CONTENTS = {
  'layout.json': 'the header and the footer',
  'cta.json': 'the closing calls to action',
  'people.json': 'the texts about people',
  'audiences.json': 'the names of the audiences',
}

/** A language has its own version of each file whose text its pages show. */
export const missingLocaleFile: DocumentRule = {
  name: 'missing-locale-file',
  severity: 'warning',
  scope: 'document',
  check({ documents, shared, locales, isKnown }) {
    if (!documents.some(({ file }) => file === SETTINGS_FILE)) return []
    return locales.flatMap(({ path, language, pointer }) =>
      Object.entries(CONTENTS).flatMap(([name, texts]) => {
        const file = `${LOCALES_FOLDER}/${path}/${name}`
        if (!shared.has(name) || shared.has(file) || !isKnown(file)) return []
        const message = `${file} is missing, so the pages in "${language}" show ${texts} in the site's own language.`
        const hint = `Copy ${name} to ${file}, and translate its texts.`
        return [{ file: SETTINGS_FILE, pointer, message, hint }]
      }),
    )
  },
}
