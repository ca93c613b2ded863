import type { BlockBuild } from '../../engine/block-build-api'
import type { NoticeBarBlock } from '../../schemas/generated/types'

export const build: BlockBuild<NoticeBarBlock> = { layoutKey: () => '', isDismissible: true }
