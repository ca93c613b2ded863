import { stateAt } from '../../sources/time/window'
import type { CheckContext } from '../facts/context'
import { REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import { createCoverage, reportCovered } from '../redirects/coverage'
import type { SiteRule } from './rule'

/**
 * No redirect has the path of a page, as HTML or Markdown, because it would hide the page. A
 * pattern also hides files in `public`. Which takes precedence depends on the host. A redirect at
 * the path of a scheduled or expired page applies while that page is not published.
 */
export const redirectShadowsPage: SiteRule = {
  name: 'redirect-shadows-page',
  scope: 'site',
  check(context) {
    const { redirects, pages, clock } = context
    const markdown = hasMarkdown(context)
    const listCovered = createCoverage(context, markdown)
    return redirects.flatMap((redirect) => {
      const { from, pointer } = redirect
      const place = { file: REDIRECTS_FILE, pointer: `${pointer}/from` }
      if (redirect.isPattern) {
        const issue = reportCovered(redirect, listCovered(from))
        return issue ? [{ ...place, ...issue }] : []
      }
      const page = pages.get(markdown ? from.replace(/\.md$/, '') : from)
      if (!page) return []
      const { window = {} } = page
      if (window.to !== undefined || stateAt(window, clock.now) !== 'shown') return []
      const message = `This redirect would hide the page "${from}".`
      const hint = `Remove the rule, or the file ${page.file}.`
      return [{ ...place, message, hint, fixes: [{ kind: 'remove', outer: true }] }]
    })
  },
}

function hasMarkdown({ shared }: CheckContext): boolean {
  const { markdown } = Object(shared.get(SETTINGS_FILE)) as { markdown?: unknown }
  return markdown === true
}
