import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NOT_FOUND } from '../../core/paths'
import type { Site, SitePage } from '../site'
import { buildSitemap } from './sitemap'

/** Writes what search engines ask for first: `/robots.txt` and the sitemap that it names. */
export async function writeDiscovery(folder: string, site: Site): Promise<void> {
  const { settings, pages } = site
  const indexed = pages.filter((page) => isIndexed(page, settings.robots))
  const addresses = indexed.map(({ route }) => settings.url + route)
  const files = buildSitemap(settings.url, addresses)
  files.set('/robots.txt', renderRobots(settings.url))
  for (const [path, text] of files) await writeFile(join(folder, path), text)
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
