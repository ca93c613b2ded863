import type { BlockBuild } from '../../engine/block-build-api'
import type { HeaderBlock } from '../../schemas/generated/types'
import { findCurrent, listGroupLinks } from './find-current'
import { buildShownMenu } from './shown-menu'

/** What it has of a page: the colours of the first band, and which of its links are marked. */
const layoutKey: BlockBuild<HeaderBlock>['layoutKey'] = (block, { path, blocks }, site) => {
  // It leads to the page in the other languages.
  if (site.languages) return undefined
  const current = [block, buildShownMenu(block)].map(({ groups, links }) =>
    findCurrent(
      [...links, ...groups.flatMap(listGroupLinks)].flatMap(({ href }) => href ?? []),
      path,
    ),
  )
  return JSON.stringify([blocks[0]?.tone, current, current.map((href) => href === path)])
}

export const build: BlockBuild<HeaderBlock> = { layoutKey }
