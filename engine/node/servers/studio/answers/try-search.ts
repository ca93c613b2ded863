import { localeOfRoute } from '../../../../core/addresses/locales'
import { createSearch } from '../../../../core/search/search'
import type { StudioRequests } from '../../../../core/studio/protocol'
import type { SearchTrial } from '../../../../core/studio/site-types'
import type { StudioSession } from '../session/studio-session'

/** The most results in one answer. */
const MOST = 5

/** What visitors find for a query, and the position of a page among it. */
export async function trySearch(
  { site }: StudioSession,
  { route, query }: StudioRequests['search']['question'],
): Promise<SearchTrial> {
  const paths = site.check.open().shared.locales.map(({ path }) => path)
  const entries = await site.buildIndex(localeOfRoute(paths, route))
  const found = createSearch(entries)(query)
  const index = found.findIndex(({ url }) => url === route)
  return {
    items: found.slice(0, MOST).map(({ title, url }) => ({ title, url })),
    total: found.length,
    rank: index < 0 ? null : index + 1,
  }
}
