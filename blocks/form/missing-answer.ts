import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'

/**
 * Without the form's script, the host of the site answers with a page. A form service on another
 * host has pages of its own, except PocketBase, which answers programs.
 */
export const missingAnswer: BlockRule<FormBlock> = {
  name: 'missing-answer',
  severity: 'warning',
  check({ transport, noScript }) {
    if (transport.type === 'service' && transport.service === 'pocketbase') {
      return noScript === undefined ? [describeText()] : []
    }
    const isOwn =
      (transport.type === 'http' && transport.url.startsWith('/')) ||
      (transport.type === 'service' && transport.service === 'netlify')
    return isOwn && transport.answer === undefined ? [describePage()] : []
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
