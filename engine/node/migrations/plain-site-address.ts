import { parseUrl } from '../../core/addresses/parse-url'
import { isRecord } from '../util/is-record'
import type { Migration } from './migration'

const PLAIN = /^https?:\/\/[a-z0-9.-]+(:[0-9]{1,5})?$/
/** What was allowed, apart from what `URL` would drop. */
const OLD = /^https?:\/\/[^/?#@\s\\]+$/

export const plainSiteAddress: Migration = {
  name: 'plain-site-address',
  version: '0.2',
  summary:
    '`url` must have the form that browsers send: a host in lower case, with `xn--…` for other letters.',
  migrate({ kind, data }) {
    if (kind !== 'settings' || !isRecord(data)) return []
    const { url } = data
    if (typeof url !== 'string' || PLAIN.test(url) || !OLD.test(url)) return []
    const { origin = '' } = parseUrl(url) ?? {}
    return PLAIN.test(origin) ? [{ pointer: '/url', value: origin }] : []
  },
}
