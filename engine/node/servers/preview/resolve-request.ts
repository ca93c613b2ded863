import type { OutsideRedirect } from '../../../../schemas/generated/types'
import { withBase, withoutBase } from '../../../core/addresses/base'
import { createOutside } from '../../../core/addresses/outside'
import { applyRedirect } from '../../../core/addresses/redirects'

/** The target of a request on a server whose site is under a base. */
export type ResolvedRequest =
  /** A path within the site. `url` does not include the base. */
  | { kind: 'site'; url: string }
  /** The root of the server, or the base without its slash: the site starts at `location`. */
  | { kind: 'start'; location: string }
  | { kind: 'outside' }

/** Resolves the URL of a request. Without a base, everything belongs to the site. */
export function resolveRequest(base: string, url: string): ResolvedRequest {
  if (base === '') return { kind: 'site', url }
  const searchAt = url.indexOf('?')
  const path = searchAt < 0 ? url : url.slice(0, searchAt)
  const search = url.slice(path.length)
  if (path === '/' || path === base) return { kind: 'start', location: `${base}/${search}` }
  const within = withoutBase(base, path)
  return within === undefined ? { kind: 'outside' } : { kind: 'site', url: within + search }
}

/** Returns a function that finds the redirect from outside the site for a request. */
export function createOutsideFinder({
  base,
  outside = [],
}: {
  base: string
  outside?: OutsideRedirect[]
}): (url: string) => { status: number; location: string } | undefined {
  const find = createOutside(outside)
  return (url) => {
    const found = find(url)
    if (!found) return undefined
    const { rule, search } = found
    const location = withBase(base, applyRedirect(rule, { search, hash: '' }))
    return { status: rule.status, location }
  }
}

/** Responds to a request outside the site. */
export function refuseOutside(base: string): { status: number; message: string } {
  return { status: 404, message: `There is nothing here: the site is below ${base}/.` }
}

/** The site's path on the server, for display. */
export function homePathOf(base: string): string {
  return base && `${base}/`
}
