import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bundle } from '../bundle/bundle'
import { RECEIVER_FILE, RECEIVER_LICENCES } from '../bundle/bundle'
import type { Site, SiteLocale } from '../check/run/site'
import { resolveWithin, writeWithin } from '../lib/files/resolve-within'
import { FORMS_FILE, RECEIVER_FOLDER } from './output/side-folder'
import { listForms } from './received-forms'

export interface WriteReceiverOptions {
  pages: Site['pages']
  bundle: Pick<Bundle, 'receiver'>
  /** The language of a page. */
  localeOf: (route: string) => { site: Pick<SiteLocale, 'settings' | 'messages'> }
}

/** Writes the receiver and its forms, if the site has any that it can receive. */
export async function writeReceiver(
  folder: string,
  { pages, bundle, localeOf }: WriteReceiverOptions,
): Promise<void> {
  const forms = pages.flatMap((page) => listForms(page.summary, localeOf(page.route).site))
  if (forms.length === 0) return
  // In the same order for any order of the pages.
  const lines = [...new Set(forms.map((form) => JSON.stringify(form)))].sort()
  await writeWithin(folder, FORMS_FILE, `[\n${lines.join(',\n')}\n]\n`)
  for (const file of [RECEIVER_FILE, RECEIVER_LICENCES]) {
    const from = join(dirname(bundle.receiver), file)
    await copyFile(from, resolveWithin(folder, `${RECEIVER_FOLDER}/${file}`))
  }
}
