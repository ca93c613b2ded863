import { withoutBase } from '../../../core/addresses/base'

/** What a request is for, on a server whose site is below a base. */
export type PlacedRequest =
  /** Something of the site; `url` is without the base. */
  | { kind: 'site'; url: string }
  /** The root of the server, or the base without its slash: the site begins at `location`. */
  | { kind: 'start'; location: string }
  | { kind: 'outside' }

/** Places the address of a request; without a base everything is of the site. */
export function placeRequest(base: string, url: string): PlacedRequest {
  if (base === '') return { kind: 'site', url }
  const searchAt = url.indexOf('?')
  const path = searchAt < 0 ? url : url.slice(0, searchAt)
  const search = url.slice(path.length)
  if (path === '/' || path === base) return { kind: 'start', location: `${base}/${search}` }
  const within = withoutBase(base, path)
  return within === undefined ? { kind: 'outside' } : { kind: 'site', url: within + search }
}

/** What is answered to a request for something outside of the site. */
export function refuseOutside(base: string): { status: number; message: string } {
  return { status: 404, message: `There is nothing here: the site is below ${base}/.` }
}

/** What people add to the address of a server to see the site. */
export function homePathOf(base: string): string {
  return base && `${base}/`
}
