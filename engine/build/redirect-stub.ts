import type { RedirectRule } from '../../schemas/generated/types'
import { escapeHtml, escapeJson } from './document'

/**
 * The document at an old address, for hosts that cannot answer with a redirect: it goes on at
 * the new one and keeps the visitor's query and hash.
 */
export function renderRedirectStub({ to }: RedirectRule, siteUrl: string): string {
  const href = escapeHtml(to)
  const canonical = escapeHtml(new URL(to, siteUrl).href)
  return (
    `<!doctype html><meta charset="utf-8"><title>${href}</title>` +
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">` +
    `<script>const u=new URL(${escapeJson(JSON.stringify(to))},location);` +
    'for(const[k,v]of new URLSearchParams(location.search))u.searchParams.append(k,v);' +
    'u.hash=location.hash||u.hash;location.replace(u)</script>' +
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>` +
    `<a href="${href}">${href}</a>\n`
  )
}
