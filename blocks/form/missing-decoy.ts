import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { findService, isSentToSite } from './services/services'
import { listFields } from './values/fields'

/**
 * Bots fill in every form that they find. A honeypot distinguishes them from people. A form service
 * on another host has a filter of its own, or a honeypot that is added.
 */
export const missingDecoy: BlockRule<FormBlock> = {
  name: 'missing-decoy',
  severity: 'warning',
  check({ transport, fields }) {
    const service = findService(transport)
    const hasFilter = service ? service.decoy !== undefined : !isSentToSite(transport)
    if (hasFilter) return []
    if (listFields(fields).some(({ type }) => type === 'decoy')) return []
    return [
      {
        pointer: '/fields',
        message: 'This form has no honeypot, so spam cannot be recognised.',
        hint: 'Add the field { "type": "decoy", "name": "moreRemarks" }.',
      },
    ]
  },
}
