import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'

/**
 * Without the form's script, the receiver of the site answers with a page. A form service on
 * another host has pages of its own.
 */
export const missingAnswer: BlockRule<FormBlock> = {
  name: 'missing-answer',
  severity: 'warning',
  check({ transport }) {
    if (transport.type !== 'http' || !transport.url.startsWith('/')) return []
    if (transport.answer !== undefined) return []
    return [
      {
        pointer: '/transport',
        message: 'After sending, visitors without scripts see no page of this site.',
        hint: 'Write a page that confirms the form, and add its path to "transport" as "answer".',
      },
    ]
  },
}
