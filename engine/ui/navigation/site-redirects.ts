import { withBase, withoutBase } from '../../core/addresses/base'
import { createRedirects } from '../../core/addresses/find-redirect'
import { notFoundOfLocale } from '../../core/addresses/locales'
import { canonicalPath } from '../../core/addresses/paths'
import { applyRedirect } from '../../core/addresses/redirects'
import type { PageData, RedirectData, SiteData } from '../../core/page/data'

/**
 * Returns a function that finds a path's redirect among the patterns that the app knows, in the
 * format of the server's data. On a host without redirects, the 404 page redirects at once; then
 * the function returns undefined, because the document unloads.
 */
export async function startRedirects(
  { redirects = [] }: Pick<SiteData, 'redirects'>,
  { path, build, locale = '' }: Pick<PageData, 'path' | 'build' | 'locale'>,
  base: string,
): Promise<(path: string) => RedirectData | undefined> {
  const find = createRedirects(redirects)
  const asked = path === notFoundOfLocale(locale) && withoutBase(base, location.pathname)
  const moved = asked ? find(canonicalPath(asked)) : undefined
  if (moved) {
    location.replace(withBase(base, applyRedirect(moved, location)))
    await new Promise(() => {})
  }
  return (path) => {
    const rule = find(canonicalPath(path))
    return rule && { build, redirect: rule.to }
  }
}
