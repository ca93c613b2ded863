import type { BlockBuild } from '../../engine/block-build-api'
import type { HeaderBlock } from '../../schemas/generated/types'
import { findCurrent, listGroupLinks } from './find-current'
import { renderRowCss } from './row-css'
import { measureRow } from './row-width'
import { buildShownMenu } from './shown-menu'

const addresses = new WeakMap<HeaderBlock, string[][]>()

/** The link targets of the bar and the mobile menu, which are the same on all pages. */
function listAddresses(block: HeaderBlock): string[][] {
  const known =
    addresses.get(block) ??
    [block, buildShownMenu(block)].map(({ groups, links }) =>
      [...links, ...groups.flatMap(listGroupLinks)].flatMap(({ href }) => href ?? []),
    )
  addresses.set(block, known)
  return known
}

/**
 * The parts of the header that depend on the page: the colours of the first section, and the
 * current links.
 */
const layoutKey: BlockBuild<HeaderBlock>['layoutKey'] = (block, { path, blocks }, site) => {
  // A header with languages links to each page's translations, so every page has its own header.
  if (site.languages) return undefined
  const current = listAddresses(block).map((hrefs) => findCurrent(hrefs, path))
  return JSON.stringify([blocks[0]?.tone, current, current.map((href) => href === path)])
}

const layoutCss: BlockBuild<HeaderBlock>['layoutCss'] = (block, site, measure) =>
  renderRowCss(measureRow(block, site, measure))

export const build: BlockBuild<HeaderBlock> = { layoutKey, layoutCss }
