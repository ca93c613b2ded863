import { CTA_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** No two closing calls to action are equally specific for a path. */
export const ctaTie: SiteRule = {
  name: 'cta-tie',
  scope: 'language',
  check({ ctas }) {
    const taken = new Map<string, number>()
    return ctas.flatMap(({ path }, index) => {
      const scope = path === '/*' ? '*' : path
      const first = taken.get(scope)
      if (first === undefined) {
        taken.set(scope, index)
        return []
      }
      const pointer = `/rules/${index}/path`
      const message = `The rules /rules/${first} and /rules/${index} both apply to the path "${path}".`
      return [{ file: CTA_FILE, pointer, message, hint: 'Remove one of them, or change its path.' }]
    })
  },
}
