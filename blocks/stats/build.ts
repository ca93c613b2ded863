import type { BlockBuild } from '../../engine/block-build-api'
import type { StatsBlock } from '../../schemas/generated/types'
import { brokenBar } from './broken-bar'

export const build: BlockBuild<StatsBlock> = { rules: [brokenBar] }
