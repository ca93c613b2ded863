import { createIdLookup } from '../anchors'
import { CTA_FILE, LAYOUT_FILE } from '../context'
import { fixLink, listInternalLinks } from '../links'
import { findNearest, renderSuggestion, suggest } from '../nearest'
import type { SiteRule } from './rule'

/** The part of a link after `#` is an id on the page that it leads to. */
export const missingAnchor: SiteRule = {
  name: 'missing-anchor',
  scope: 'site',
  check(context) {
    if (![LAYOUT_FILE, CTA_FILE].every(context.isKnown)) return []
    const findIds = createIdLookup(context)
    return listInternalLinks(context.links).flatMap((link) => {
      const { file, route, pointer, path, hash } = link
      const target = path === '' ? route : path
      const id = hash.slice(1)
      const ids = id === '' ? undefined : findIds(target)
      if (!ids || ids.has(id)) return []
      const page = target === undefined ? 'what all pages share' : `the page "${target}"`
      const message = `There is no id "${id}" on ${page}.`
      const { fix } = suggest(id, findNearest(id, ids))
      const [nearest] = findNearest(id, ids)
      const hint = renderSuggestion(nearest && `${path}#${nearest}`)
      return [{ file, pointer, message, hint, fix: fix && fixLink(link, `#${id}`, `#${fix.to}`) }]
    })
  },
}
