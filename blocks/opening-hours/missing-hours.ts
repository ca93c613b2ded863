import type { BlockRule } from '../../engine/block-build-api'
import type { OpeningHoursBlock } from '../../schemas/generated/types'

/** Reports a block without hours if the settings have none either. */
export const missingHours: BlockRule<OpeningHoursBlock> = {
  name: 'missing-hours',
  check({ openingHours }, { organization }) {
    if (openingHours ?? organization?.openingHours) return []
    const message = 'There are no opening hours.'
    const hint = 'Add "openingHours" here, or under "organization" in settings.json.'
    return [{ pointer: '', message, hint }]
  },
}
