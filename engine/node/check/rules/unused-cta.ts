import { matchesCta } from '../../../core/page/cta'
import { CTA_FILE, findCtaIndex } from '../facts/context'
import type { SiteRule } from './rule'

/** Every closing call to action is shown on a page. */
export const unusedCta: SiteRule = {
  name: 'unused-cta',
  severity: 'warning',
  after: 'cta-tie',
  scope: 'language',
  check(context) {
    const { ctas, whole } = context
    if ([...whole.pages.values()].some(({ data }) => data === undefined)) return []
    // A language without its own rules uses the site's rules.
    const alike = whole.languages.filter((one) => one.ctas === ctas)
    const routes = alike.flatMap(({ pages }) => [...pages.keys()])
    const used = new Set(
      alike.flatMap((one) => [...one.pages.keys()].map((route) => findCtaIndex(one, route))),
    )
    return ctas.flatMap(({ path }, index) => {
      // Another rule reports a path without pages.
      const isMeant = routes.some((route) => matchesCta(path, route))
      if (used.has(index) || !isMeant) return []
      const message = 'No page shows this closing call to action.'
      const fixes = [{ kind: 'remove' } as const]
      const hint = 'Remove it: each page that it matches uses a more specific rule, or none at all.'
      return [{ file: CTA_FILE, pointer: `/rules/${index}`, message, hint, fixes, about: path }]
    })
  },
}
