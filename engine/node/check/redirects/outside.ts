/** The redirects that only a server can answer: from a query, or from a path outside the site. */

import { createOutside } from '../../../core/addresses/outside'
import { splitHref } from '../../../core/addresses/paths'
import type { WrittenOutside, WrittenRedirect } from '../facts/context'

/** `base` is the site's base, and `host` the start of its URL: `https://example.com`. */
export function readOutside(
  rules: WrittenRedirect[],
  { base, host }: { base: string; host: string },
): WrittenOutside {
  const find = createOutside(rules)
  const placed = new Map(rules.map((rule) => [rule, { ...rule, from: host + rule.from }]))
  return {
    redirects: [...placed.values()],
    find(href) {
      const { path, search } = splitHref(href)
      const request = path.startsWith('/') ? base + path : path.replace(`${host}/`, '/')
      const found = request.startsWith('/') ? find(request + search) : undefined
      return found && placed.get(found.rule)
    },
  }
}
