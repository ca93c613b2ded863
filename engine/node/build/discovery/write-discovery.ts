import { basePathOf } from '../../../core/addresses/base'
import { homeOfLocale, notFoundOfLocale } from '../../../core/addresses/locales'
import { markdownPathOf, SECURITY_PATH } from '../../../core/addresses/paths'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import type { Site, SitePage } from '../../check/run/site'
import { writeWithin } from '../../lib/files/resolve-within'
import { getLanguageNames } from '../../sources/files/locale-settings'
import type { LocaleSite } from '../pages/locale-sites'
import { createLocaleFinder } from '../pages/locale-sites'
import { isFound, listVersionLinks } from '../pages/page-versions'
import { renderLlmsFile } from './llms-file'
import { renderSecurityFile } from './security-file'
import { buildSitemap } from './sitemap'

export interface DiscoveryOptions {
  site: Site
  /** The site in each of its languages. */
  languages: LocaleSite[]
  year: string
}

/**
 * Writes `/robots.txt`, the sitemap, `security.txt`, and an `llms.txt` per language. Returns
 * notices for the owner.
 */
export async function writeDiscovery(
  folder: string,
  { site, languages, year }: DiscoveryOptions,
): Promise<string[]> {
  const { settings, pages } = site
  const listVersions = createVersionLister(site, languages)
  const indexed = pages.filter(createIndexed(site, settings.robots))
  const addresses = indexed.map((page) => {
    const { date, updated = date } = page.head
    return {
      url: settings.url + page.route,
      // A date, because a time would need a time zone.
      changed: updated?.slice(0, '2026-03-01'.length),
      versions: listVersions(page),
    }
  })
  const files = buildSitemap(settings.url, addresses)
  files.set('/robots.txt', renderRobots(settings.url))
  for (const one of settings.markdown ? languages : []) {
    const others = one.path === '' ? languages.filter(({ path }) => path !== '') : []
    files.set(pathOfOverview(one), renderOverview(one, others, year))
  }
  const security = renderSecurityFile(settings)
  if (security !== undefined) files.set(SECURITY_PATH, security)
  for (const [path, text] of files) await writeWithin(folder, path, text)
  return security !== undefined && basePathOf(settings.url) ? [reportPlace(settings.url)] : []
}

function createVersionLister(site: Site, languages: LocaleSite[]) {
  if (languages.length < 2) return () => []
  const heads = new Map(site.pages.map(({ route, head }) => [route, head]))
  const options = {
    settings: site.settings,
    languages: new Map(languages.map(({ path, settings }) => [path, settings.language])),
    localeOf: createLocaleFinder(site),
    findHead: (route: string) => heads.get(route),
  }
  return (page: SitePage) => listVersionLinks(page, options)
}

function pathOfOverview({ path }: LocaleSite): string {
  return path === '' ? '/llms.txt' : `/${path}/llms.txt`
}

/** https://www.rfc-editor.org/rfc/rfc9116#section-3 */
function reportPlace(siteUrl: string): string {
  const { origin } = new URL(siteUrl)
  return `Programs look for security.txt only at the root of the host: also publish ${SECURITY_PATH.slice(1)} at ${origin}${SECURITY_PATH}.`
}

/** Returns `true` if the page has content and search engines should index it. */
function createIndexed(site: Pick<Site, 'locales'>, usual: string): (page: SitePage) => boolean {
  const localeOf = createLocaleFinder(site)
  return ({ route, head }) => isFound(head, usual) && route !== notFoundOfLocale(localeOf(route))
}

/**
 * Crawlers may fetch every page, so that they find the pages that must not be indexed.
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 */
function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function renderOverview(site: LocaleSite, others: LocaleSite[], year: string): string {
  const { settings, pages } = site
  const tokens = { ...collectTokens(settings), year }
  const home = findHome(site)
  const indexed = pages.filter(createIndexed(site, settings.robots))
  const listed = indexed.map(({ route, head: { title, description, breadcrumbs } }) => ({
    url: settings.url + markdownPathOf(route),
    title,
    description,
    section: breadcrumbs[1]?.label,
  }))
  const { brand, url } = settings
  const description = home?.head.description ?? brand
  const overviews = others.map((other) => ({
    url: url + pathOfOverview(other),
    title: other.settings.brand,
    description: resolveTokens(findHome(other)?.head.description ?? other.settings.brand, {
      ...collectTokens(other.settings),
      year,
    }),
    section: getLanguageNames([other.settings.language])[0],
  }))
  const own = resolveTokens({ brand, description, pages: listed }, tokens)
  return renderLlmsFile({ ...own, pages: [...own.pages, ...overviews] })
}

function findHome({ pages, path }: LocaleSite): SitePage | undefined {
  return pages.find(({ route }) => route === homeOfLocale(path))
}
