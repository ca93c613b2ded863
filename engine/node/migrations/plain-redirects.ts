import { formatFaults } from '../schemas/value-formats'
import { isRecord } from '../util/is-record'
import type { Change, Migration, Note } from './migration'

export const plainRedirects: Migration = {
  name: 'plain-redirects',
  version: '0.2',
  summary:
    'An old path must not end with a slash, because one rule covers both forms. The slash is removed unless a page or another rule has that path.',
  migrate({ kind, data }, { routes }) {
    const rules = kind === 'redirects' && isRecord(data) && Array.isArray(data.rules) && data.rules
    if (!rules) return []
    const taken = new Set(routes)
    for (const rule of rules) if (isRecord(rule)) taken.add(String(rule.from))
    return rules.flatMap((rule, index): (Change | Note)[] => {
      const from = isRecord(rule) ? rule.from : undefined
      if (typeof from !== 'string' || !from.endsWith('/')) return []
      const path = from.slice(0, -1)
      if (formatFaults['old-path']?.(path) !== undefined) return []
      if (!taken.has(path)) {
        taken.add(path)
        return [{ pointer: `/rules/${index}/from`, value: path }]
      }
      const note = `"${path}" is a page, or has a rule of its own. Remove this rule, or give it another old path.`
      return [{ pointer: `/rules/${index}`, note }]
    })
  },
}
