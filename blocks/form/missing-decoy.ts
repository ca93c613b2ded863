import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { listFields } from './values/fields'

/**
 * Bots fill in every form that they find. A honeypot distinguishes them from people. A form service
 * on another host has filters of its own, except PocketBase.
 */
export const missingDecoy: BlockRule<FormBlock> = {
  name: 'missing-decoy',
  severity: 'warning',
  check({ transport, fields }) {
    const isOwn =
      (transport.type === 'http' && transport.url.startsWith('/')) ||
      (transport.type === 'service' && transport.service === 'pocketbase')
    if (!isOwn) return []
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
