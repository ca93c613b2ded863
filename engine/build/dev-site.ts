import type { PageData, RedirectData, SiteData } from '../core/data'
import { resolveRedirect } from '../core/redirects'
import type { Problem } from './check/problem'
import { buildPageContext, buildSiteData, createPageDataBuilder } from './page-data'
import type { ServedAsset } from './resources'
import { loadAssets } from './resources'
import type { Site } from './site'
import { checkSite, loadPage } from './site'

/** Pages and site carry no bundle id in development: sources change all the time. */
const DEV_BUILD = 'dev'

/** A site as it was when it was last free of errors. */
export interface GoodSite {
  site: Site
  siteData: SiteData
  assets: Map<string, ServedAsset>
  buildPage: (route: string) => PageData | undefined
  /** What the app asks for when it goes to a path. */
  resolveData: (path: string) => PageData | RedirectData | undefined
}

export interface DevChange {
  problems: Problem[]
  /** Whether the new state has errors, so that the last good one is still shown. */
  broken: boolean
  /** Whether the layout or the settings changed, which only a new document shows. */
  sharedChanged: boolean
}

export interface DevSite {
  dir: string
  blockTypes: string[]
  /** Reads and checks the site again. */
  reload: () => Promise<DevChange>
  /** The last good state, and the problems of the present one. */
  load: () => Promise<{ good?: GoodSite; problems: Problem[] }>
}

export function createDevSite(dir: string, blockTypes: string[]): DevSite {
  let state: { good?: GoodSite; problems: Problem[] } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  async function read(): Promise<DevChange> {
    const before = state?.good
    const { site, problems } = await checkSite(dir)
    const good = site ? await prepare(site) : undefined
    state = { good: good ?? before, problems }
    const sharedChanged = JSON.stringify(before?.siteData) !== JSON.stringify(state.good?.siteData)
    return { problems, broken: !good, sharedChanged: Boolean(good) && sharedChanged }
  }

  const reload = (): Promise<DevChange> => {
    const next = queue.then(read)
    queue = next.catch(() => {})
    return next
  }

  return {
    dir,
    blockTypes,
    reload,
    async load() {
      if (!state) await reload()
      return state ?? { problems: [] }
    },
  }
}

async function prepare(site: Site): Promise<GoodSite> {
  const assets = await loadAssets(site)
  const context = { site, assets, build: DEV_BUILD, year: new Date().getFullYear() }
  const build = createPageDataBuilder(buildPageContext(context))
  const pages = new Map(site.pages.map((page) => [page.route, page]))
  const buildPage = (route: string) => {
    const page = pages.get(route)
    return page && build({ ...page.digest, route, page: loadPage(page) })
  }
  return {
    site,
    assets,
    siteData: buildSiteData(context),
    buildPage,
    resolveData(path) {
      const rule = resolveRedirect(site.redirects, path)
      return rule ? { build: DEV_BUILD, redirect: rule.to } : buildPage(path)
    },
  }
}
