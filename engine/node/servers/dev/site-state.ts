import type { RedirectRule, Settings } from '../../../../schemas/generated/types'
import { basePathOf } from '../../../core/addresses/base'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { localeOfRoute } from '../../../core/addresses/locales'
import type { SiteData } from '../../../core/page/data'
import type { ServedAsset } from '../../build/assets/resources'
import type { Assembly, LocaleAssembly } from '../../build/pages/assembly'
import type { Site, SiteLocale } from '../../check/run/site'
import { createOutsideFinder } from '../preview/resolve-request'

/** The data shared by all pages in one language. */
interface DevLocale {
  /** The base path of the language. Empty for the default language. */
  path: string
  settings: Settings
  siteData: SiteData
}

/** The shared data of all pages. */
export interface SiteState {
  /** The site without its pages. */
  site: Site
  /** Returns the redirect for a path. */
  findRedirect: (path: string) => RedirectRule | undefined
  /** Returns the redirect from outside the site for a request. */
  findOutside: ReturnType<typeof createOutsideFinder>
  /** Each language's data, starting with the default language. */
  locales: [DevLocale, ...DevLocale[]]
  /** The files to which pages have referred so far. */
  assets: Map<string, ServedAsset>
}

export function buildState(site: Site, { locales, assets }: Assembly): SiteState {
  const [own, ...additional] = locales
  return {
    site,
    locales: [buildLocale(own), ...additional.map(buildLocale)],
    findRedirect: createRedirects(site.redirects),
    findOutside: createOutsideFinder({ ...site, base: basePathOf(site.settings.url) }),
    assets,
  }
}

function buildLocale({ site: { path, settings }, buildSiteData }: LocaleAssembly): DevLocale {
  return { path, settings, siteData: buildSiteData() }
}

/** The data for the language that a route belongs to. */
export function localeOf({ locales }: SiteState, route: string): DevLocale {
  const path = localeOfRoute(
    locales.map((locale) => locale.path),
    route,
  )
  return locales.find((locale) => locale.path === path) ?? locales[0]
}

/** Returns `true` if the pages' shared data differ. */
export function isDifferent(before: SiteState, after: SiteState | undefined): boolean {
  const listData = (state?: SiteState) => state?.locales.map(({ siteData }) => siteData)
  return before !== after && JSON.stringify(listData(before)) !== JSON.stringify(listData(after))
}

/** The site with only the iframes from its shared data: everything else was read before. */
export function selectIframes(site: Site): Site {
  const keep = <L extends SiteLocale>(one: L): L => ({
    ...one,
    shared: one.shared.filter(({ meaning }) => meaning === 'frame'),
  })
  const locales = [...site.locales].map(([path, one]) => [path, keep(one)] as const)
  return { ...keep(site), locales: new Map(locales) }
}
