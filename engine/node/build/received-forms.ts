import type { Messages, Toasts } from '../../../schemas/generated/types'
import { basePathOf, withBase } from '../../core/addresses/base'
import { parseUrl } from '../../core/addresses/parse-url'
import type { ReceivedForm, ReceiverMessages } from '../../core/receive/received-form'
import { RECEIVER_MESSAGES } from '../../core/receive/received-form'
import type { PageSummary, PlacedForm } from '../check/facts/page-summary'
import type { SiteLocale } from '../check/run/site'

/** The forms of a page that a receiver knows. */
export function listForms(
  { forms = [] }: Pick<PageSummary, 'forms'>,
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
      messages: pickMessages(messages),
      sent: findToast(messages.notices, success),
    }
  })
}

function pickMessages(messages: Messages): ReceiverMessages {
  const picked = RECEIVER_MESSAGES.map((name) => [name, messages[name]] as const)
  return Object.fromEntries(picked) as ReceiverMessages
}

function findToast(toasts: Toasts, name: string): string {
  const toast = toasts[name]
  if (!toast) return ''
  return 'description' in toast ? (toast.description ?? toast.title) : toast.title
}
