import type { BlockBuild } from '../../engine/block-build-api'
import type { FooterBlock } from '../../schemas/generated/types'

/** It has nothing of a page. */
export const build: BlockBuild<FooterBlock> = { layoutKey: () => '' }
