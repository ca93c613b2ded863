import type { OpeningHoursBlock } from '../../../schemas/generated/types'

// Gives each block hours, because the sites of the tests have none in their settings.
export const mend = { OpeningHoursBlock: addHours }

function addHours(block: OpeningHoursBlock): OpeningHoursBlock {
  return { openingHours: [{ days: ['monday'], opens: '07:00', closes: '18:00' }], ...block }
}
