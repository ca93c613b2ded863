import type { InlineScripts } from '../bundle/bundle'
import type { Site } from '../check/run/site'

type DismissibleSite = Pick<Site, 'builds' | 'layout' | 'locales' | 'pages'>

/** The inline scripts that the documents of a site need. */
export function selectInlineScripts(scripts: InlineScripts, site: DismissibleSite): InlineScripts {
  return hasDismissible(site) ? scripts : { ...scripts, dismissals: '' }
}

/**
 * Returns `true` if visitors can dismiss a block, on any page: the app shows other pages in the
 * same document.
 */
function hasDismissible({ builds, layout, locales, pages }: DismissibleSite): boolean {
  const layouts = [layout, ...[...locales.values()].map((locale) => locale.layout)]
  const blocks = layouts.flatMap(({ before, after }) => [...before, ...after])
  return (
    blocks.some(({ type }) => builds.get(type)?.isDismissible) ||
    pages.some(({ summary }) => summary.isDismissible)
  )
}
