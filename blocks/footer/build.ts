import type { BlockBuild } from '../../engine/block-build-api'
import type { FooterBlock } from '../../schemas/generated/types'

/** The footer's HTML is the same on all pages. */
export const build: BlockBuild<FooterBlock> = { layoutKey: () => '' }
