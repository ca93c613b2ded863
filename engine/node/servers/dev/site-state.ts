import type { RedirectRule, Settings } from '../../../../schemas/generated/types'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { localeOfRoute } from '../../../core/addresses/locales'
import type { SiteData } from '../../../core/page/data'
import type { ServedAsset } from '../../build/assets/resources'
import type { Assembly, LocaleAssembly } from '../../build/pages/assembly'
import type { Site, SiteLocale } from '../../check/run/site'

/** What the pages of one language share. */
interface DevLocale {
  /** The path of the language; empty for the site's own. */
  path: string
  settings: Settings
  siteData: SiteData
}

/** What all pages share. */
export interface SiteState {
  /** The site without its pages. */
  site: Site
  /** The redirect for a path. */
  findRedirect: (path: string) => RedirectRule | undefined
  /** What is of each language, the site's own first. */
  locales: [DevLocale, ...DevLocale[]]
  /** The files that pages have referred to so far. */
  assets: Map<string, ServedAsset>
}

export function buildState(site: Site, { locales, assets }: Assembly): SiteState {
  const [own, ...additional] = locales
  return {
    site,
    locales: [buildLocale(own), ...additional.map(buildLocale)],
    findRedirect: createRedirects(site.redirects),
    assets,
  }
}

function buildLocale({ site: { path, settings }, buildSiteData }: LocaleAssembly): DevLocale {
  return { path, settings, siteData: buildSiteData() }
}

/** What is of the language that a route is in. */
export function localeOf({ locales }: SiteState, route: string): DevLocale {
  const path = localeOfRoute(
    locales.map((locale) => locale.path),
    route,
  )
  return locales.find((locale) => locale.path === path) ?? locales[0]
}

/** Whether pages show something different of what they share. */
export function isDifferent(before: SiteState, after: SiteState | undefined): boolean {
  const listData = (state?: SiteState) => state?.locales.map(({ siteData }) => siteData)
  return before !== after && JSON.stringify(listData(before)) !== JSON.stringify(listData(after))
}

/** The site with nothing of what all pages share but its frames: the rest was read before. */
export function keepFrames(site: Site): Site {
  const keep = <L extends SiteLocale>(one: L): L => ({
    ...one,
    shared: one.shared.filter(({ meaning }) => meaning === 'frame'),
  })
  const locales = [...site.locales].map(([path, one]) => [path, keep(one)] as const)
  return { ...keep(site), locales: new Map(locales) }
}
