import type { RedirectRule } from '../../../../schemas/generated/types'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import { encodeDestination } from './host'
import { listSigns, renderFilled } from './patterns'

interface PlainPattern {
  /** Without a slash at its end. */
  from: string
  to: string
}

/**
 * A redirect by pattern as lines of a `_redirects` file have it: `:name` and `*` in an old path,
 * `:name` and `:splat` in a new one. The names are numbers of two digits, because Cloudflare would
 * also put what it found for `:a` into `:art`.
 */
export function renderPlainPattern(rule: RedirectRule, url: string): PlainPattern {
  const signs = listSigns(rule)
  const segments = rule.from.split('/').map((segment) => {
    if (!isSign(segment)) return encodeURI(segment)
    return segment === REST ? REST : nameSign(signs.indexOf(segment) + 1)
  })
  const to = renderFilled(rule, {
    text: encodeDestination,
    sign: (index, isRest) => (isRest ? ':splat' : nameSign(index)),
  })
  return { from: segments.join('/'), to: placeFilled(to.path, url) + to.search + to.hash }
}

/** The name of a sign by its number. */
export function nameSign(index: number): string {
  return `:p${String(index).padStart(2, '0')}`
}

/**
 * A new address that begins with what a visitor wrote names the host of the site: after `//` a
 * browser would take it for another.
 */
export function placeFilled(path: string, url: string): string {
  return path.startsWith('/:') ? new URL(url).origin + path : path
}
