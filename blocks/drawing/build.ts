import type { BlockBuild } from '../../engine/block-build-api'
import type { DrawingBlock } from '../../schemas/generated/types'
import { brokenDrawing } from './broken-drawing'

export const build: BlockBuild<DrawingBlock> = { rules: [brokenDrawing] }
