import { findTokens } from '../../../core/tokens'
import type { UrlFault } from '../../../core/urls'
import type { SiteRule } from './rule'

const REASONS: Record<UrlFault, string> = {
  'control-character': 'it has a space or an invisible character in it',
  'protocol-relative': 'it begins with two slashes, which leads to another site',
  scheme: 'links begin with https:, http:, mailto: or tel:, or with a slash',
  relative: 'the address of a page begins with a slash',
  malformed: 'it is incomplete or has a backslash in it',
}

/** Every address is one that is safe to follow. */
export const unsafeUrl: SiteRule = {
  name: 'unsafe-url',
  scope: 'site',
  check({ links, pages }) {
    return links.flatMap(({ file, pointer, href, fault }) => {
      // An unknown word in braces has its own rule.
      if (!fault || (fault === 'relative' && findTokens(href).length > 0)) return []
      const message = `"${href}" is no address for a link: ${REASONS[fault]}.`
      const page = fault === 'relative' && pages.has(`/${href}`)
      return [{ file, pointer, message, hint: page ? `Write "/${href}".` : undefined }]
    })
  },
}
