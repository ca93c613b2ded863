import type { BlockBuild } from '../../engine/block-build-api'
import type { ComparisonBlock } from '../../schemas/generated/types'
import { unevenRow } from './uneven-row'

export const build: BlockBuild<ComparisonBlock> = { rules: [unevenRow] }
