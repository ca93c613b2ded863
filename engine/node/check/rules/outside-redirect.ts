import { withoutBase } from '../../../core/addresses/base'
import { canonicalPath, splitHref } from '../../../core/addresses/paths'
import { REDIRECTS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** A redirect in `outside` matches a query, or a path outside the site. */
export const outsideRedirect: SiteRule = {
  name: 'outside-redirect',
  scope: 'site',
  check({ outside, base }) {
    return outside.redirects.flatMap(({ from, pointer }) => {
      const address = from.replace(/^https?:\/\/[^/]*/, '')
      const { path, search } = splitHref(address)
      const within = withoutBase(base, canonicalPath(path))
      if (search !== '' || within === undefined) return []
      const isHome = within === '/'
      return [
        {
          file: REDIRECTS_FILE,
          pointer: `${pointer}/from`,
          fixes: isHome ? [{ kind: 'remove', outer: true }] : undefined,
          message: isHome
            ? `"${address}" is the home page of the site.`
            : `"${address}" is a path of the site without a query.`,
          hint: isHome
            ? 'Remove the rule, or add the query that it is for.'
            : `Move the rule to "rules", and write "from": "${within}": then every host can redirect this path.`,
        },
      ]
    })
  },
}
