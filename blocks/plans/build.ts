import type { BlockBuild } from '../../engine/block-build-api'
import type { PlansBlock } from '../../schemas/generated/types'
import { unevenPrices } from './uneven-prices'

export const build: BlockBuild<PlansBlock> = { rules: [unevenPrices] }
