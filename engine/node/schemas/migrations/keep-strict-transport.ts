import { isRecord } from '../../lib/files/is-record'
import type { Migration } from './migration'

/** The former default. */
const OLD_DEFAULTS = { maxAge: 31_536_000, includeSubDomains: true, preload: true }

export const keepStrictTransport: Migration = {
  name: 'keep-strict-transport',
  version: '0.2',
  summary:
    'Version 0.2 lowers the default of `strictTransport` from a year, with subdomains and preload, to five minutes. The settings get the old values, so that the site sends the same header as before.',
  migrate({ kind, data }) {
    if (kind !== 'settings' || !isRecord(data)) return []
    const { security = {} } = data
    if (!isRecord(security)) return []
    const { strictTransport = {} } = security
    if (!isRecord(strictTransport)) return []
    const missing = Object.entries(OLD_DEFAULTS).filter(([name]) => !(name in strictTransport))
    if (missing.length === 0) return []
    const note = {
      pointer: '/security/strictTransport',
      note: 'Check that the site still needs these values. Browsers keep them for a year, and undoing `preload` takes months; the guide “Security headers” explains them.',
    }
    if (!('security' in data)) {
      return [{ pointer: '/security', value: { strictTransport: OLD_DEFAULTS } }, note]
    }
    if (!('strictTransport' in security)) {
      return [{ pointer: '/security/strictTransport', value: OLD_DEFAULTS }, note]
    }
    return [
      ...missing.map(([name, value]) => ({ pointer: `/security/strictTransport/${name}`, value })),
      note,
    ]
  },
}
