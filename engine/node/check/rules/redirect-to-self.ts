import { REDIRECTS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** A redirect that leads to its own old address. */
export const redirectToSelf: SiteRule = {
  name: 'redirect-to-self',
  scope: 'site',
  check({ redirects }) {
    return redirects
      .filter(({ from, path }) => from === path)
      .map(({ from, pointer }) => ({
        file: REDIRECTS_FILE,
        pointer: `${pointer}/to`,
        message: `"${from}" is redirected to itself.`,
        hint: 'Name another page, or remove the rule.',
      }))
  },
}
