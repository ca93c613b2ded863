import { stateAt } from '../../sources/time/window'
import { REDIRECTS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** https://httpwg.org/specs/rfc9110.html#status.301 */
const LASTING: readonly unknown[] = [301, 308]

/**
 * A redirect from a scheduled page's path is temporary, because browsers cache permanent redirects.
 */
export const lastingRedirect: SiteRule = {
  name: 'lasting-redirect',
  severity: 'warning',
  scope: 'site',
  check({ redirects, pages, withdrawn, clock }) {
    return redirects.flatMap(({ from, status, pointer }) => {
      const { window = {} } = pages.get(from) ?? withdrawn.get(from) ?? {}
      const isComing = ['draft', 'coming'].includes(stateAt(window, clock.now))
      if (!isComing || !LASTING.includes(status)) return []
      const message = `Browsers remember a redirect with the status ${status}, so visitors who followed it would not see the page "${from}" once it is published.`
      const hint = 'Write "status": 302 until then.'
      const fixes = [{ kind: 'property', name: 'status', value: 302, outer: true } as const]
      return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint, fixes }]
    })
  },
}
