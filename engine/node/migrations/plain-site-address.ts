import type { Migration } from './migration'
import { isRecord } from './migration'

const PLAIN = /^https?:\/\/[a-z0-9.-]+(:[0-9]{1,5})?$/
/** What was allowed, apart from what `URL` would drop. */
const OLD = /^https?:\/\/[^/?#@\s\\]+$/

export const plainSiteAddress: Migration = {
  name: 'plain-site-address',
  version: '0.2',
  summary:
    'The host of the site’s address must be written as browsers send it: in lower case, a name with other letters as `xn--…`. It is written so.',
  migrate({ kind, data }) {
    if (kind !== 'settings' || !isRecord(data)) return []
    const { url } = data
    if (typeof url !== 'string' || PLAIN.test(url) || !OLD.test(url) || !URL.canParse(url)) {
      return []
    }
    const { origin } = new URL(url)
    return PLAIN.test(origin) ? [{ pointer: '/url', value: origin }] : []
  },
}
