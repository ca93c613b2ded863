import { REDIRECTS_FILE } from '../facts/context'
import { listExamples } from '../redirects/examples'
import { createWalker, findCycle } from '../redirects/walks'
import type { SiteRule } from './rule'

/** No redirect points to its own old path. */
export const redirectToSelf: SiteRule = {
  name: 'redirect-to-self',
  scope: 'site',
  check({ redirects, outside }) {
    const walk = createWalker({ redirects, outside })
    return [...redirects, ...outside.redirects].flatMap((redirect) => {
      const { from, path, pointer } = redirect
      const findSelf = (example: string) => {
        const [step, ...others] = findCycle(walk(example))
        return step?.redirect === redirect && others.length === 0 ? [step.path] : []
      }
      const [self] = from === path ? [from] : listExamples(redirect, [redirect]).flatMap(findSelf)
      if (self === undefined) return []
      return [
        {
          file: REDIRECTS_FILE,
          pointer: `${pointer}/to`,
          message: `"${self}" is redirected to itself.`,
          hint: 'Choose another target, or remove the rule.',
        },
      ]
    })
  },
}
