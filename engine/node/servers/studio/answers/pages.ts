import { fileOfRoute, NOT_FOUND } from '../../../../core/addresses/paths'
import type { ListPart } from '../../../../core/studio/protocol'
import type { PageItem } from '../../../../core/studio/site-types'
import { matchChoices } from '../../../check/choices/choice'
import { listPages } from '../../../check/choices/link-choices'
import { SETTINGS_FILE } from '../../../check/facts/context'
import { isError } from '../../../lib/problems/problem'
import type { StudioSession } from '../session/studio-session'
import { listLocated } from '../session/studio-site'
import { describeWindow } from './times'

/** A search for pages. */
export interface PagesSearch {
  query: string
  /** The index of the first page in the answer. */
  from: number
}

/** The pages whose title or path contains the words of a query. */
export function listSitePages(
  { site, facts }: StudioSession,
  { query, from }: PagesSearch,
): ListPart<PageItem> {
  const known = facts.read(SETTINGS_FILE)
  if (!known) return { items: [], total: 0 }
  const pages = [...listPages(known.context)].sort((a, b) => rankOf(a.value) - rankOf(b.value))
  const { choices, total } = matchChoices(pages, query, from)
  const { pageFiles, shared } = site.check.openKnown()
  const { clock } = shared
  const files = new Map(pageFiles.map(({ route, file, made }) => [route, made?.by ?? file]))
  const errors = new Map<string, number>()
  for (const { file } of listLocated(site).filter(isError)) {
    errors.set(file, (errors.get(file) ?? 0) + 1)
  }
  const items = choices.map(({ value, detail }) => {
    const route = String(value)
    const file = files.get(route) ?? ''
    const { window } = site.check.look(fileOfRoute(route))?.summary ?? {}
    const when = describeWindow(window, clock)
    return { route, file, title: detail ?? route, errors: errors.get(file) ?? 0, ...when }
  })
  return { items, total }
}

/** The home page is the first one, and the page for missing pages the last one. */
function rankOf(route: unknown): number {
  if (route === '/') return 0
  return route === NOT_FOUND ? 2 : 1
}
