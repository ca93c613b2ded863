import { copyFile } from 'node:fs/promises'
import type { Toasts } from '../../../schemas/generated/types'
import { basePathOf, withBase } from '../../core/addresses/base'
import { parseUrl } from '../../core/addresses/parse-url'
import type { ReceivedForm } from '../../core/receive/received-form'
import type { Bundle } from '../bundle/bundle'
import type { PlacedForm } from '../check/facts/page-summary'
import type { Site, SiteLocale, SitePage } from '../check/run/site'
import { resolveWithin, writeWithin } from '../lib/files/resolve-within'
import { RECEIVER_FOLDER } from './output/side-folder'

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
  const forms = pages.flatMap((page) => listForms(page, localeOf(page.route).site))
  if (forms.length === 0) return
  // In the same order for any order of the pages.
  const lines = [...new Set(forms.map((form) => JSON.stringify(form)))].sort()
  await writeWithin(folder, `${RECEIVER_FOLDER}/forms.json`, `[\n${lines.join(',\n')}\n]\n`)
  await copyFile(bundle.receiver, resolveWithin(folder, `${RECEIVER_FOLDER}/receiver.mjs`))
}

function listForms(
  { summary: { forms = [] } }: SitePage,
  { settings, messages }: Pick<SiteLocale, 'settings' | 'messages'>,
): ReceivedForm[] {
  return forms.map((json) => {
    const { url, success, sentPage, errorPage, ...form }: PlacedForm = JSON.parse(json)
    const base = basePathOf(settings.url)
    return {
      ...form,
      path: parseUrl(withBase(base, url), settings.url)?.pathname ?? url,
      ...(sentPage && { sentPage: withBase(base, sentPage) }),
      ...(errorPage && { errorPage: withBase(base, errorPage) }),
      language: settings.language,
      messages: { invalidCharacters: messages.invalidCharacters },
      sent: findToast(messages.notices, success),
    }
  })
}

function findToast(toasts: Toasts, name: string): string {
  const toast = toasts[name]
  if (!toast) return ''
  return 'description' in toast ? (toast.description ?? toast.title) : toast.title
}
