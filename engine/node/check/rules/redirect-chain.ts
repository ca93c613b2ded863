import { REDIRECTS_FILE } from '../facts/context'
import { followRedirect, indexRedirects } from '../facts/redirect-path'
import type { SiteRule } from './rule'

/** A redirect that leads to another one: visitors would be sent on twice. */
export const redirectChain: SiteRule = {
  name: 'redirect-chain',
  scope: 'site',
  check({ redirects }) {
    const byOrigin = indexRedirects(redirects)
    return redirects.flatMap((redirect) => {
      const { end, steps } = followRedirect(redirect, byOrigin)
      if (!end || end === redirect) return []
      const way = [...steps.map(({ from }) => from), end.to].join(' → ')
      const message = `This redirect leads to another redirect: ${way}.`
      const hint = `Write "to": "${end.to}".`
      const fix = { from: redirect.to, to: end.to }
      return [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/to`, message, hint, fix }]
    })
  },
}
