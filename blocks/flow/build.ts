import type { BlockBuild } from '../../engine/block-build-api'
import type { FlowBlock } from '../../schemas/generated/types'
import { brokenDiagram } from './broken-diagram'

export const build: BlockBuild<FlowBlock> = { rules: [brokenDiagram] }
