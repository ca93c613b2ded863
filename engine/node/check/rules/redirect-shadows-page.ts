import { stateAt } from '../../moments/window'
import { REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/**
 * A redirect for an address at which there is a page, as HTML or Markdown: nobody would see it. From
 * a page that comes or goes, it leads on while that is not published.
 */
export const redirectShadowsPage: SiteRule = {
  name: 'redirect-shadows-page',
  scope: 'site',
  check({ redirects, pages, shared, clock }) {
    const { markdown } = Object(shared.get(SETTINGS_FILE)) as { markdown?: unknown }
    return redirects.flatMap(({ from, pointer }) => {
      const page = pages.get(markdown === true ? from.replace(/\.md$/, '') : from)
      if (!page) return []
      const { window = {} } = page
      if (window.to !== undefined || stateAt(window, clock.now) !== 'shown') return []
      const message = `This redirect would hide the page "${from}".`
      const hint = `Remove the rule, or the file ${page.file}.`
      return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint }]
    })
  },
}
