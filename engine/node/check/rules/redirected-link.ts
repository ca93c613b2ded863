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
  check({ redirects, outside, readLinks, pages, withdrawn }) {
    const walk = createWalker({ redirects, outside })
    return listInternalLinks(readLinks()).flatMap((link) => {
      const { file, pointer, path, search, hash } = link
      if (file === REDIRECTS_FILE) return []
      const byQuery = outside.find(path + search)
      // The redirect applies only while the page is not published.
      if (!byQuery && (pages.has(path) || withdrawn.has(path))) return []
      const { steps, isEndless } = walk(byQuery?.from ?? decodePath(path))
      const end = steps.at(-1)
      if (!end || steps[0]?.redirect.alias) return []
      const href = isEndless
        ? undefined
        : applyRedirect(end, { search: byQuery ? '' : search, hash })
      const message = `"${byQuery ? path + search : path}" is an old path that is redirected.`
      const hint = hintAt(link, href && `Write "${href}".`)
      const fix = href ? fixLink(link, link.href, href) : undefined
      return [{ file, pointer, message, hint, fix, ...getLinkPart(link) }]
    })
  },
}
