import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { listFieldPlaces } from './field-places'

/** Visitors who consent to something must be able to read about it: GDPR, article 4. */
export const unexplainedConsent: BlockRule<FormBlock> = {
  name: 'unexplained-consent',
  severity: 'warning',
  check({ transport, fields, text = '', smallPrint = '' }, { tokens = {} }) {
    const mayLink = [text, smallPrint, JSON.stringify(tokens)].some(hasLink)
    if (transport.type !== 'http' || mayLink) return []
    return listFieldPlaces(fields).flatMap(({ field, pointer }) =>
      field.type === 'consent' && !hasLink(field.label)
        ? [{ pointer: `${pointer}/label`, message: MESSAGE, hint: HINT }]
        : [],
    )
  },
}

const MESSAGE =
  'Visitors cannot read what they agree to: neither this text nor the form has a link.'
const HINT =
  'Link to the page that explains it, such as "I have read the [privacy policy](/privacy)."'

/** A link in rich text: `[privacy policy](/privacy)`. */
function hasLink(text: string): boolean {
  return text.includes('](')
}
