import { withBase, withoutBase } from '../../core/addresses/base'
import { createRedirects } from '../../core/addresses/find-redirect'
import { notFoundOfLocale } from '../../core/addresses/locales'
import { canonicalPath } from '../../core/addresses/paths'
import { applyRedirect } from '../../core/addresses/redirects'
import type { PageData, RedirectData, SiteData } from '../../core/page/data'

/**
 * Gives a function from a path to where it leads by the redirects that the app knows by itself, as
 * data of the server's would say. On a host without redirects the 404 page leads on at once; then
 * it gives nothing, because the document goes.
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
