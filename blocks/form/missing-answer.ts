import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { findService, isSentToSite } from './services/services'

/**
 * Without the form's script, the host of the site answers with a page. A form service on another
 * host has pages of its own, unless it answers with JSON.
 */
export const missingAnswer: BlockRule<FormBlock> = {
  name: 'missing-answer',
  severity: 'warning',
  check({ transport, noScript }) {
    const service = findService(transport)
    if (service?.needsScript) return noScript === undefined ? [describeText()] : []
    const answer = 'answer' in transport ? transport.answer : undefined
    const isOwn = service?.isDetected || isSentToSite(transport)
    return isOwn && answer === undefined ? [describePage()] : []
  },
}

function describePage(): BlockIssue {
  return {
    pointer: '/transport',
    message: 'After sending, visitors without scripts see no page of this site.',
    hint: 'Write a page that confirms the form, and add its path to "transport" as "answer".',
  }
}

function describeText(): BlockIssue {
  return {
    pointer: '',
    message: 'Visitors without scripts cannot send this form, and see no other way to reach you.',
    hint: 'Add "noScript": a text with your e-mail address or phone number.',
  }
}
