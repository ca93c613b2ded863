import type { Messages, Toasts } from '../../../schemas/generated/types'
import { basePathOf, withBase } from '../../core/addresses/base'
import { parseUrl } from '../../core/addresses/parse-url'
import type { ReceivedForm, ReceiverMessages } from '../../core/receive/received-form'
import { RECEIVER_MESSAGES } from '../../core/receive/received-form'
import { collectTokens, resolveTokens } from '../../core/text/tokens'
import type { PageSummary, PlacedForm } from '../check/facts/page-summary'
import type { SiteLocale } from '../check/run/site'

/** The forms of a page that a receiver knows, with the texts and values that visitors get. */
export function listForms(
  { forms = [] }: Pick<PageSummary, 'forms'>,
  { settings, messages }: Pick<SiteLocale, 'settings' | 'messages'>,
): ReceivedForm[] {
  const base = basePathOf(settings.url)
  const site = new URL(settings.url)
  const tokens = collectTokens(settings)
  return forms.map((json) => {
    const written: PlacedForm = JSON.parse(json)
    const { url, success, sentPage, errorPage, ...form } = resolveTokens(written, tokens)
    const receiver = parseUrl(withBase(base, url), settings.url)
    const origin = receiver && receiver.origin !== site.origin ? site.origin : undefined
    // A path would be on the receiver's host.
    const locate = (page: string) => (origin ?? '') + withBase(base, page)
    return {
      ...form,
      path: receiver?.pathname ?? url,
      ...(origin && { origin }),
      ...(sentPage && { sentPage: locate(sentPage) }),
      ...(errorPage && { errorPage: locate(errorPage) }),
      language: settings.language,
      messages: resolveTokens(pickMessages(messages), tokens),
      sent: resolveTokens(listTexts(messages.notices, success).at(-1) ?? '', tokens),
      failed: resolveTokens(listTexts(messages.notices, 'submissionFailed'), tokens),
    }
  })
}

function pickMessages(messages: Messages): ReceiverMessages {
  const picked = RECEIVER_MESSAGES.map((name) => [name, messages[name]] as const)
  return Object.fromEntries(picked) as ReceiverMessages
}

/** The title of a toast, and its description if it has one. */
function listTexts(toasts: Toasts, name: string): string[] {
  const toast = toasts[name]
  if (!toast) return []
  const { title, description } = { description: undefined, ...toast }
  return description ? [title, description] : [title]
}
