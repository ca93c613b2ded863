import type { BlockBuild } from '../../engine/block-build-api'
import type { VideoBlock } from '../../schemas/generated/types'
import { missingCaptions } from './missing-captions'

export const build: BlockBuild<VideoBlock> = { rules: [missingCaptions] }
