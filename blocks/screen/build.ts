import type { BlockBuild } from '../../engine/block-build-api'
import type { ScreenBlock } from '../../schemas/generated/types'
import { brokenScreen } from './broken-screen'

export const build: BlockBuild<ScreenBlock> = { rules: [brokenScreen] }
