import type { RedirectRule } from '../../../../schemas/generated/types'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import { encodeDestination } from './host'
import { listSigns, renderFilled } from './patterns'

interface PlainPattern {
  /** The old path, without a trailing slash. */
  from: string
  to: string
}

/**
 * A redirect pattern in the format of `_redirects` files: `:name` and `*` in the old path, `:name`
 * and `:splat` in the target. The names are two-digit numbers, because Cloudflare would also
 * replace `:a` in `:art`.
 */
export function renderPlainPattern(rule: RedirectRule, url: string): PlainPattern {
  const signs = listSigns(rule)
  const segments = rule.from.split('/').map((segment) => {
    if (!isSign(segment)) return encodeURI(segment)
    return segment === REST ? REST : getPlaceholderName(signs.indexOf(segment) + 1)
  })
  const to = renderFilled(rule, {
    text: encodeDestination,
    sign: (index, isRest) => (isRest ? ':splat' : getPlaceholderName(index)),
  })
  return { from: segments.join('/'), to: addHost(to.path, url) + to.search + to.hash }
}

/** The name of a placeholder by its number. */
export function getPlaceholderName(index: number): string {
  return `:p${String(index).padStart(2, '0')}`
}

/**
 * If a target starts with a placeholder, prefixes it with the site's host: browsers interpret `//`
 * as the start of a host name.
 */
export function addHost(path: string, url: string): string {
  return path.startsWith('/:') ? new URL(url).origin + path : path
}
