import { createRedirects } from '../../../core/addresses/find-redirect'
import type { UrlIssue } from '../../../core/addresses/urls'
import { findTokens } from '../../../core/text/tokens'
import type { RuleIssue } from '../../lib/problems/problem'
import { readFix } from '../../lib/problems/proposed-fixes'
import type { CheckContext } from '../facts/context'
import type { Link } from '../facts/link'
import { fixLink, getLinkPart, hintAt } from '../facts/links'
import { renderUrlSuggestion, suggestUrl } from '../facts/suggest-url'
import type { SiteRule } from './rule'

const REASONS: Record<UrlIssue, string> = {
  'control-character': 'it contains a space or an invisible character',
  'protocol-relative': 'it starts with two slashes, which point to another site',
  scheme: 'links start with https:, http:, mailto:, tel: or a slash',
  relative: 'the path of a page starts with a slash',
  malformed: 'it is incomplete or contains a backslash',
}

/** Every URL is safe to follow. */
export const unsafeUrl: SiteRule = {
  name: 'unsafe-url',
  scope: 'site',
  check(context) {
    return context.readLinks().flatMap((link) => {
      const { href, issue } = link
      // Another rule reports unknown tokens.
      if (!issue || (issue === 'relative' && findTokens(href).length > 0)) return []
      return reportIssue(link, issue, context)
    })
  },
}

function reportIssue(link: Link, issue: UrlIssue, context: CheckContext): RuleIssue {
  const { file, pointer, href } = link
  const { pages, redirects, base } = context
  const findRedirect = createRedirects(redirects)
  const isPage = (path: string) => pages.has(path) || findRedirect(path) !== undefined
  const suggestion = suggestUrl(href, { isPage, base })
  const message = `"${href}" is not a valid link: ${REASONS[issue]}.`
  const texts = suggestion
    ? { hint: renderUrlSuggestion(suggestion), meant: suggestion.href }
    : adviseForm(link)
  // It is unknown whether another site answers at the suggested URL.
  const isCertain = suggestion && /^(?:\/|mailto:)/.test(suggestion.href) && !link.tokenHint
  const fix = texts.meant === undefined ? undefined : fixLink(link, href, texts.meant)
  const removal = SCRIPT.test(href) && !link.isRich ? [{ kind: 'remove' } as const] : undefined
  const fixes = isCertain ? { fix } : { fixes: fix ? [readFix(fix)] : removal }
  const issued = { file, pointer, message, hint: hintAt(link, texts.hint), ...getLinkPart(link) }
  return { ...issued, ...fixes }
}

/** The hint for a URL without a suggestion, and what to write if that is known. */
function adviseForm({ href, route }: Link): { hint?: string; meant?: string } {
  if (href.startsWith('?')) {
    const hint = `Write the path of the page before it: "${route ?? '/about'}${href}".`
    return { hint, meant: route && `${route}${href}` }
  }
  const whatsApp = WHATSAPP.exec(href)?.[1]
  if (whatsApp) {
    const meant = `https://wa.me/${whatsApp}`
    return { hint: `Write "${meant}".`, meant }
  }
  const phone = SMS.exec(href)?.[1]
  if (phone) {
    const meant = `tel:${phone}`
    const hint = `Write "${meant}", or name the number in the text: not every device sends text messages.`
    return { hint, meant }
  }
  const hint = HINTS.find(([form]) => form.test(href))?.[1]
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase()
  const isOfApp = scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme)
  return { hint: isOfApp ? (hint ?? OF_APP) : hint }
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const OF_APP = 'Write an "https:" URL that does the same, if the service has one.'

const WHATSAPP = /^whatsapp:.*?[?&]phone=(?:\+|%2B)?(\d{6,15})/i
const SMS = /^sms:(\+?\d{3,15})/i

const SCRIPT = /^\s*(?:javascript|vbscript|data):/i

/** The hint for a URL without a suggestion. */
const HINTS: [form: RegExp, hint: string][] = [
  [
    /^(?:file:|[a-z]:[\\/])/i,
    'Put this file of your computer into the "public" folder of the site, and link to it there.',
  ],
  [SCRIPT, 'Remove it, or link to a page: links cannot run code.'],
  [
    /^whatsapp:/i,
    'Write "https://wa.me/" with the phone number in digits, such as "https://wa.me/441632960131".',
  ],
  [/^(?:callto|facetime|sms):/i, 'Write "tel:" with the phone number.'],
  [/^(?:geo|maps):/i, 'Write the "https:" URL of the place on a map service.'],
  [
    /\.(?:mdx?|markdown|html?|json|php|aspx?)(?:[?#]|$)/i,
    'Create the page, and write its path: a slash, then the name of its file without the extension.',
  ],
  [/^#$/, 'Add the id of a block, or write "placeholder": true instead of "href".'],
  [/^mailto:$/i, 'Add the e-mail address.'],
  [/^tel:$/i, 'Add the phone number.'],
  [/\s/, 'Write it without spaces.'],
]
