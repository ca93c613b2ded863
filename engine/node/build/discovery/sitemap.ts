import { escapeHtml } from '../../../core/text/escape'

/** The maximum number of URLs in one sitemap file: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

export interface SitemapEntry {
  url: string
  /** The date of the page's last change, if known. */
  changed?: string
  /** The page in all its languages, including itself. */
  versions?: { hreflang: string; href: string }[]
}

/**
 * Renders the sitemap for the given URLs, as path → content. A large sitemap is split into several
 * files and an index.
 */
export function buildSitemap(siteUrl: string, addresses: SitemapEntry[]): Map<string, string> {
  const parts: SitemapEntry[][] = []
  for (let start = 0; start < addresses.length; start += MAX_ADDRESSES) {
    parts.push(addresses.slice(start, start + MAX_ADDRESSES))
  }
  const [only = []] = parts
  if (parts.length <= 1) return new Map([['/sitemap.xml', renderList('urlset', 'url', only)]])
  const files = parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part] as const)
  const index = files.map(([path]) => ({ url: siteUrl + path }))
  return new Map([
    ['/sitemap.xml', renderList('sitemapindex', 'sitemap', index)],
    ...files.map(([path, part]) => [path, renderList('urlset', 'url', part)] as const),
  ])
}

function renderList(list: string, item: string, addresses: SitemapEntry[]): string {
  const items = addresses.map(({ url, changed, versions = [] }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<${item}><loc>${escapeHtml(url)}</loc>${day}${versions.map(renderVersion).join('')}</${item}>\n`
  })
  const hasVersions = addresses.some(({ versions = [] }) => versions.length > 0)
  const spaces = `xmlns="${NAMESPACE}"${hasVersions ? ` xmlns:xhtml="${XHTML}"` : ''}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${spaces}>\n${items.join('')}</${list}>\n`
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function renderVersion({ hreflang, href }: { hreflang: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>`
}
