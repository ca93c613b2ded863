import { decodePath } from '../../../core/addresses/paths'
import { findNearest, listSome, renderSuggestion, suggest } from '../../lib/problems/nearest'
import { mapFixes } from '../../lib/problems/proposed-fixes'
import { createAnchorLookup } from '../facts/anchors'
import { CTA_FILE, LAYOUT_FILE } from '../facts/context'
import { fixLinks, getLinkPart, hintAt, listInternalLinks } from '../facts/links'
import type { SiteRule } from './rule'

/** A link's fragment is an id on the target page. */
export const missingAnchor: SiteRule = {
  name: 'missing-anchor',
  scope: 'language',
  check(context) {
    if (![LAYOUT_FILE, CTA_FILE].every(context.isKnown)) return []
    const findIds = createAnchorLookup(context)
    return listInternalLinks(context.readLinks()).flatMap((link) => {
      const { file, route, pointer, path, hash } = link
      const target = path === '' ? route : path
      const id = decodePath(hash.slice(1))
      const ids = id === '' ? undefined : findIds(target)
      if (!ids || ids.has(id)) return []
      const page =
        target === undefined ? 'in the layout, which all pages share' : `on the page "${target}"`
      const message = `There is no id "${id}" ${page}.`
      const nearest = findNearest(id, ids)
      const fixes = mapFixes(suggest(id, nearest), ({ from, to }) => ({
        from: `#${from}`,
        to: `#${to}`,
      }))
      const hint = renderSuggestion(
        nearest.map((near) => `${path}#${near}`),
        renderIds(ids),
      )
      const base = { file, pointer, message, hint: hintAt(link, hint) }
      return [{ ...base, ...fixLinks(link, fixes), ...getLinkPart(link) }]
    })
  },
}

function renderIds(ids: Set<string>): string {
  return ids.size === 0
    ? 'Give the target block an "id": the page has none.'
    : `Link to one of its ids: ${listSome(ids)}.`
}
