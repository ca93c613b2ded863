import { REDIRECTS_FILE } from '../context'
import type { SiteRule } from './rule'

/** A redirect for an address at which there is a page: nobody would see the page. */
export const redirectShadowsPage: SiteRule = {
  name: 'redirect-shadows-page',
  scope: 'site',
  check({ redirects, pages }) {
    return redirects.flatMap(({ from, pointer }) => {
      const page = pages.get(from)
      if (!page) return []
      const message = `"${from}" is a page, which this redirect would hide.`
      const hint = `Remove the rule, or the file ${page.file}.`
      return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint }]
    })
  },
}
