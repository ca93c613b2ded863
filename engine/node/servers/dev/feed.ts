import { homeOfLocale } from '../../../core/addresses/locales'
import { keyOfQuery } from '../../../core/page/listing'
import { createFeeds, listFeeds } from '../../build/discovery/feeds'
import type { PageAssembler } from './page-assembler'
import type { SiteState } from './site-state'
import { selectIframes } from './site-state'

export interface DevFeed {
  type: string
  text: string
}

interface FeedSite {
  state: SiteState
  assembler: PageAssembler
  hasPage: (route: string) => boolean
}

/** The feed at a path. Undefined if there is no feed at that path. */
export async function renderFeed(
  { state, assembler, hasPage }: FeedSite,
  path: string,
): Promise<DevFeed | undefined> {
  const feed = listFeeds(state.site.collections ?? []).find((one) => one.path === path)
  if (!feed) return undefined
  const value = keyOfQuery({ from: feed.folder, deep: true, sort: 'newest' })
  const pages = await assembler.findListed([{ meaning: 'pages', value, pointer: '' }], {})
  const site = { ...selectIframes(state.site), pages }
  const { assets, localeOf } = await assembler.assemble(site, pages)
  const { list, context } = localeOf(feed.folder)
  const { settings, locale } = context
  const tokens = { ...context.tokens, year: String(context.year) }
  const home = homeOfLocale(locale)
  const render = createFeeds({ settings, tokens, list, assets, home, hasPage })
  // Feed readers also load the pictures from this server.
  for (const [name, asset] of assets) state.assets.set(name, asset)
  return { type: feed.type, text: await render(feed) }
}
