import { decodePath } from '../../../core/addresses/paths'
import { applyRedirect } from '../../../core/addresses/redirects'
import { REDIRECTS_FILE } from '../facts/context'
import { fixLink, getLinkPart, hintAt, listInternalLinks } from '../facts/links'
import { createWalker } from '../redirects/walks'
import type { SiteRule } from './rule'

/** Links point to a page directly, not to one of its old paths. An alias is not an old path. */
export const redirectedLink: SiteRule = {
  name: 'redirected-link',
  scope: 'site',
  check({ redirects, readLinks, pages, withdrawn }) {
    const walk = createWalker(redirects)
    return listInternalLinks(readLinks()).flatMap((link) => {
      const { file, pointer, path, search, hash } = link
      // The redirect applies only while the page is not published.
      if (file === REDIRECTS_FILE || pages.has(path) || withdrawn.has(path)) return []
      const { steps, isEndless } = walk(decodePath(path))
      const end = steps.at(-1)
      if (!end || steps[0]?.redirect.alias) return []
      const href = isEndless ? undefined : applyRedirect(end, { search, hash })
      const message = `"${path}" is an old path that is redirected.`
      const hint = hintAt(link, href && `Write "${href}".`)
      const fix = href ? fixLink(link, link.href, href) : undefined
      return [{ file, pointer, message, hint, fix, ...getLinkPart(link) }]
    })
  },
}
