import { decodePath } from '../../../core/addresses/paths'
import { applyRedirect } from '../../../core/addresses/redirects'
import { REDIRECTS_FILE } from '../facts/context'
import { fixLink, hintAt, listInternalLinks, tellPart } from '../facts/links'
import { followRedirect, indexRedirects } from '../facts/redirect-path'
import type { SiteRule } from './rule'

/** Links name the page itself, not its old path; an alias is no old path. */
export const redirectedLink: SiteRule = {
  name: 'redirected-link',
  scope: 'site',
  check({ redirects, links, pages, withdrawn }) {
    const old = indexRedirects(redirects)
    return listInternalLinks(links).flatMap((link) => {
      const { file, pointer, path, search, hash } = link
      const redirect = old.get(decodePath(path))
      if (file === REDIRECTS_FILE || !redirect || redirect.alias) return []
      // It leads on from a page only as long as that is not published.
      if (pages.has(path) || withdrawn.has(path)) return []
      const { end } = followRedirect(redirect, old)
      const href = end && applyRedirect(end, { search, hash })
      const message = `"${path}" is an old path that is redirected.`
      const hint = hintAt(link, href && `Write "${href}".`)
      const fix = href ? fixLink(link, link.href, href) : undefined
      return [{ file, pointer, message, hint, fix, ...tellPart(link) }]
    })
  },
}
