import type { BlockBuild } from '../../engine/block-build-api'
import type { OpeningHoursBlock } from '../../schemas/generated/types'
import { missingHours } from './missing-hours'

export const build: BlockBuild<OpeningHoursBlock> = { rules: [missingHours] }
