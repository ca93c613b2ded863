import { copyFile, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bundle } from '../bundle/bundle'
import { HANDLER_FILE, RECEIVER_FILE, RECEIVER_LICENCES } from '../bundle/bundle'
import type { Site, SiteLocale } from '../check/run/site'
import { resolveWithin, writeWithin } from '../lib/files/resolve-within'
import { FORMS_FILE, RECEIVER_FOLDER } from './output/side-folder'
import { listForms } from './received-forms'

export interface WriteReceiverOptions {
  pages: Site['pages']
  bundle: Pick<Bundle, 'receiver' | 'formHandler'>
  /** The language of a page. */
  localeOf: (route: string) => { site: Pick<SiteLocale, 'settings' | 'messages'> }
}

/** Writes the receivers and their forms, if the site has any that they can receive. */
export async function writeReceiver(
  folder: string,
  { pages, bundle, localeOf }: WriteReceiverOptions,
): Promise<void> {
  const forms = pages.flatMap((page) => listForms(page.summary, localeOf(page.route).site))
  if (forms.length === 0) return
  // In the same order for any order of the pages.
  const lines = [...new Set(forms.map((form) => JSON.stringify(form)))].sort()
  const json = `[\n${lines.join(',\n')}\n]\n`
  await writeWithin(folder, FORMS_FILE, json)
  // A function is one file: hosts would not find another one next to it.
  const handler = `const SITE_FORMS = ${json};${await readFile(bundle.formHandler, 'utf8')}`
  await writeWithin(folder, `${RECEIVER_FOLDER}/${HANDLER_FILE}`, handler)
  for (const file of [RECEIVER_FILE, RECEIVER_LICENCES]) {
    const from = join(dirname(bundle.receiver), file)
    await copyFile(from, resolveWithin(folder, `${RECEIVER_FOLDER}/${file}`))
  }
}
