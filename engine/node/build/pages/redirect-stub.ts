import type { RedirectRule, Settings } from '../../../../schemas/generated/types'
import { absoluteUrl, basePathOf, withBase } from '../../../core/addresses/base'
import { encodeHref } from '../../../core/addresses/urls'
import { escapeHtml, escapeJson } from '../../../core/text/escape'
import { SCHEME_TAG } from '../assets/theme-css'
import { renderRefresh } from './document'

/**
 * The document at an old path, for hosts without redirects: it redirects to the target and keeps
 * the visitor's query and hash.
 */
export function renderRedirectStub(
  { to }: RedirectRule,
  { url, language, theme }: Pick<Settings, 'url' | 'language'> & Partial<Pick<Settings, 'theme'>>,
): string {
  const target = withBase(basePathOf(url), to)
  const text = escapeHtml(target)
  const href = escapeHtml(encodeHref(target))
  const canonical = escapeHtml(absoluteUrl(url, to))
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8">${theme?.dark ? SCHEME_TAG : ''}<title>${text}</title>` +
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">` +
    `<script>const u=new URL(${escapeJson(JSON.stringify(target))},location);` +
    'for(const[k,v]of new URLSearchParams(location.search))u.searchParams.append(k,v);' +
    'u.hash=location.hash||u.hash;location.replace(u)</script>' +
    `${renderRefresh(target)}<a href="${href}">${text}</a>\n`
  )
}
