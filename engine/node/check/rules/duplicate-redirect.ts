import { REDIRECTS_FILE } from '../facts/context'
import { indexRedirects } from '../facts/redirect-path'
import type { SiteRule } from './rule'

/** Two redirects for one old address. */
export const duplicateRedirect: SiteRule = {
  name: 'duplicate-redirect',
  scope: 'site',
  check({ redirects }) {
    const byOrigin = indexRedirects(redirects)
    return redirects.flatMap((redirect) => {
      const first = byOrigin.get(redirect.from)
      if (!first || first === redirect) return []
      const message = `"${redirect.from}" is redirected twice.`
      const hint = `The first rule, ${first.pointer}, leads to "${first.to}"; keep one of them.`
      return [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/from`, message, hint }]
    })
  },
}
