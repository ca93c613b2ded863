import type { BlockBuild } from '../../engine/block-build-api'
import type { HeaderBlock } from '../../schemas/generated/types'
import { findCurrent, listGroupLinks } from './find-current'
import { renderRowCss } from './row-css'
import { measureRow } from './row-width'
import { buildShownMenu } from './shown-menu'

const addresses = new WeakMap<HeaderBlock, string[][]>()

/** The targets of the links in the bar and in the mobile menu, which are the same on all pages. */
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
 * What the header takes from a page: the colours of the first section, and which links are current.
 */
const layoutKey: BlockBuild<HeaderBlock>['layoutKey'] = (block, { path, blocks }, site) => {
  // It links to the page in the other languages.
  if (site.languages) return undefined
  const current = listAddresses(block).map((hrefs) => findCurrent(hrefs, path))
  return JSON.stringify([blocks[0]?.tone, current, current.map((href) => href === path)])
}

const layoutCss: BlockBuild<HeaderBlock>['layoutCss'] = (block, site, measure) =>
  renderRowCss(measureRow(block, site, measure))

export const build: BlockBuild<HeaderBlock> = { layoutKey, layoutCss }
