import type { OpenSite } from '../../../check/run/open-site'
import { LOCALES_FOLDER } from '../../../sources/files/locale-files'

/** The file that a language uses: its own, or else that of the default language. */
export function fileInLanguage({ listed }: OpenSite, locale: string, name: string): string {
  const own = `${LOCALES_FOLDER}/${locale}/${name}`
  return listed.files.some(({ file }) => file === own) ? own : name
}
