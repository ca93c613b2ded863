import { createRedirects } from '../../../core/addresses/find-redirect'
import type { UrlIssue } from '../../../core/addresses/urls'
import { findTokens } from '../../../core/text/tokens'
import type { RuleIssue } from '../../lib/problems/problem'
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
  const hint = suggestion
    ? renderUrlSuggestion(suggestion)
    : HINTS.find(([form]) => form.test(href))?.[1]
  // Another site might not respond at the suggested URL.
  const isCertain = suggestion && /^(?:\/|mailto:)/.test(suggestion.href) && !link.tokenHint
  const fix = isCertain ? fixLink(link, href, suggestion.href) : undefined
  return { file, pointer, message, hint: hintAt(link, hint), fix, ...getLinkPart(link) }
}

/** The hint for a URL without a suggestion. */
const HINTS: [form: RegExp, hint: string][] = [
  [
    /^(?:file:|[a-z]:[\\/])/i,
    'Put this file of your computer into the "public" folder of the site, and link to it there.',
  ],
  [/^\s*(?:javascript|vbscript|data):/i, 'Remove it, or link to a page: links cannot run code.'],
  [/^#$/, 'Add the id of a block, or write "placeholder": true instead of "href".'],
  [/^mailto:$/i, 'Add the e-mail address.'],
  [/^tel:$/i, 'Add the phone number.'],
  [/\s/, 'Write it without spaces.'],
]
