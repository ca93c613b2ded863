import { REDIRECTS_FILE } from '../facts/context'
import { followRedirect, indexRedirects } from '../facts/redirect-path'
import type { SiteRule } from './rule'

/** Redirects that lead back to where they began, by way of others. */
export const redirectLoop: SiteRule = {
  name: 'redirect-loop',
  scope: 'site',
  check({ redirects }) {
    const byOrigin = indexRedirects(redirects)
    const told = new Set<string>()
    return redirects.flatMap((redirect) => {
      const { end, steps } = followRedirect(redirect, byOrigin)
      const returns = !end && steps.length > 1 && steps.at(-1)?.path === redirect.from
      if (!returns || told.has(redirect.from)) return []
      for (const { from } of steps) told.add(from)
      const way = [...steps.map(({ from }) => from), redirect.from].join(' → ')
      const message = `These redirects form a loop: ${way}.`
      const hint = 'Point one of them at a page.'
      return [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/to`, message, hint }]
    })
  },
}
