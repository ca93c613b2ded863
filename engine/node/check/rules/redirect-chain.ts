import { REDIRECTS_FILE } from '../facts/context'
import { listExamples } from '../redirects/examples'
import type { Step } from '../redirects/walks'
import { createWalker } from '../redirects/walks'
import type { SiteRule } from './rule'

/** No redirect points to another redirect, which would redirect visitors twice. */
export const redirectChain: SiteRule = {
  name: 'redirect-chain',
  scope: 'site',
  check({ redirects, outside }) {
    const walk = createWalker({ redirects, outside })
    return [...redirects, ...outside.redirects].flatMap((redirect) => {
      const { isPattern, pointer, to } = redirect
      const steps = listExamples(redirect, redirects)
        .map(walk)
        .find(
          (one) => !one.isEndless && one.steps.length > 1 && one.steps[0]?.redirect === redirect,
        )?.steps
      const end = steps?.at(-1)
      if (!steps || !end) return []
      const way = [...steps.map(({ path }) => path), end.to].join(' → ')
      const message = `This redirect points to another redirect: ${way}.`
      const hint = isPattern ? adviseOn(steps) : `Write "to": "${end.to}".`
      const fix = isPattern ? undefined : { from: to, to: end.to }
      return [{ file: REDIRECTS_FILE, pointer: `${pointer}/to`, message, hint, fix }]
    })
  },
}

/**
 * The hint for a pattern: if it matches only one of another redirect's paths, that path can have a
 * separate redirect.
 */
function adviseOn([first, second, ...others]: Step[]): string {
  const end = others.at(-1) ?? second
  return second?.redirect.isPattern
    ? `Redirect "${first?.redirect.from}" to the target of ${end?.redirect.pointer}, or narrow one of the two.`
    : `Add the rule { "from": "${first?.path}", "to": "${end?.to}" }.`
}
