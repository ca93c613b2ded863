import { canonicalPath } from '../core/addresses/paths'
import type { Redirect } from '../core/addresses/redirects'

/**
 * Returns a function from a path to where it leads by the redirects that the app knows by itself.
 * What matches patterns is fetched by the few sites that have any.
 */
export function createRedirectFinder(
  rules: readonly Redirect[],
): (path: string) => Promise<string | undefined> {
  const load = () => import('../core/addresses/find-redirect')
  return async (path) => {
    const { createRedirects } = await load().catch(load)
    return createRedirects(rules)(canonicalPath(path))?.to
  }
}
