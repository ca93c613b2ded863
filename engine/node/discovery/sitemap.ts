import { escapeHtml } from '../../core/text/escape'

/** As many as the protocol lets one file have: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapEntry {
  url: string
  /** The day of its last change, where that is known. */
  changed?: string
}

/** The sitemap of these addresses, as path → content; of very many it is an index of several. */
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
  const items = addresses.map(({ url, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<${item}><loc>${escapeHtml(url)}</loc>${day}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${items.join('')}</${list}>\n`
}
