import type { Security } from '../../../../schemas/generated/types'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

const DAY = 86_400_000
/** How many days before the expiry a warning appears. */
const NOTICE = 30

/** An expired contact is not trusted: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
export const expiredContact: DocumentRule = {
  name: 'expired-contact',
  severity: 'warning',
  scope: 'document',
  check: ({ documents, clock }) =>
    documents.flatMap(({ file, data, valid }) => {
      const contact = (data as { security?: Security } | undefined)?.security?.contact
      if (file !== SETTINGS_FILE || !valid || !contact) return []
      const message = describe(contact.expires, clock.now)
      if (message === undefined) return []
      return [{ file, pointer: '/security/contact/expires', message, hint: HINT }]
    }),
}

function describe(expires: string, now: number): string | undefined {
  const left = Math.ceil((Date.parse(expires) - now) / DAY)
  if (left <= 0) return `The security contact expired on ${expires}.`
  if (left > NOTICE) return undefined
  const days = left === 1 ? '1 day' : `${left} days`
  return `The security contact expires on ${expires}, in ${days}.`
}

const HINT =
  'Check that the contacts are still correct, and set a date less than a year from today.'
