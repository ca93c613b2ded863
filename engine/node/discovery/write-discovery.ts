import { basePathOf } from '../../core/addresses/base'
import { markdownPathOf, NOT_FOUND, SECURITY_PATH } from '../../core/addresses/paths'
import { resolveTokens } from '../../core/text/tokens'
import type { Site, SitePage } from '../check/run/check-site'
import { writeWithin } from '../util/place-within'
import { renderLlmsFile } from './llms-file'
import { renderSecurityFile } from './security-file'
import { buildSitemap } from './sitemap'

/**
 * Writes what is asked for first: `/robots.txt` and the sitemap that it names, whom to tell of a
 * weakness, and an overview for other programs. `tokens` are the site's tokens. Returns what the
 * owner should know of them.
 */
export async function writeDiscovery(
  folder: string,
  site: Site,
  tokens: Record<string, string>,
): Promise<string[]> {
  const { settings, pages } = site
  const indexed = pages.filter((page) => isIndexed(page, settings.robots))
  const addresses = indexed.map(({ route, head: { date, updated = date } }) => ({
    url: settings.url + route,
    // A time would need its zone.
    changed: updated?.slice(0, '2026-03-01'.length),
  }))
  const files = buildSitemap(settings.url, addresses)
  files.set('/robots.txt', renderRobots(settings.url))
  if (settings.markdown) files.set('/llms.txt', renderOverview(site, indexed, tokens))
  const security = renderSecurityFile(settings)
  if (security !== undefined) files.set(SECURITY_PATH, security)
  for (const [path, text] of files) await writeWithin(folder, path, text)
  return security !== undefined && basePathOf(settings.url) ? [tellPlace(settings.url)] : []
}

/** https://www.rfc-editor.org/rfc/rfc9116#section-3 */
function tellPlace(siteUrl: string): string {
  const { origin } = new URL(siteUrl)
  return `Programs look for security.txt at the root of the host alone: publish ${SECURITY_PATH.slice(1)} at ${origin}${SECURITY_PATH} too.`
}

/** Whether a page is meant to be found, and has something of its own to show. */
function isIndexed({ route, head }: SitePage, usual: string): boolean {
  const isMeant = !(head.robots ?? usual).includes('noindex')
  return isMeant && route !== NOT_FOUND && head.redirectTo === undefined
}

/** Every page may be fetched: what is not to be found says so itself (RFC 9309). */
function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function renderOverview(
  { settings, pages }: Site,
  indexed: SitePage[],
  tokens: Record<string, string>,
): string {
  const home = pages.find(({ route }) => route === '/')
  const listed = indexed.map(({ route, head: { title, description, breadcrumbs } }) => ({
    url: settings.url + markdownPathOf(route),
    title,
    description,
    section: breadcrumbs[1]?.label,
  }))
  const { brand } = settings
  const description = home?.head.description ?? brand
  return renderLlmsFile(resolveTokens({ brand, description, pages: listed }, tokens))
}
