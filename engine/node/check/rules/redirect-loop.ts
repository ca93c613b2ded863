import { REDIRECTS_FILE } from '../facts/context'
import { listExamples } from '../redirects/examples'
import type { Step, Walk } from '../redirects/walks'
import { createWalker, findCycle } from '../redirects/walks'
import type { SiteRule } from './rule'

/** No redirects form a loop or an endless chain. */
export const redirectLoop: SiteRule = {
  name: 'redirect-loop',
  scope: 'site',
  check({ redirects, outside }) {
    const walk = createWalker({ redirects, outside })
    const reported = new Set<string>()
    return [...redirects, ...outside.redirects].flatMap((redirect) => {
      if (reported.has(redirect.pointer)) return []
      const way = listExamples(redirect, redirects)
        .map((path) => renderWay(walk(path), redirect.pointer))
        .find((one) => one !== undefined)
      if (!way) return []
      for (const pointer of way.pointers) reported.add(pointer)
      const pointer = `${redirect.pointer}/to`
      return [{ file: REDIRECTS_FILE, pointer, message: way.message, hint: way.hint }]
    })
  },
}

interface Way {
  message: string
  hint: string
  /** The redirects in the loop. */
  pointers: string[]
}

/** A walk that repeats. */
function renderWay(walk: Walk, start: string): Way | undefined {
  const cycle = findCycle(walk)
  const pointersOf = (steps: Step[]) => steps.map(({ redirect }) => redirect.pointer)
  const first = pointersOf(cycle).indexOf(start)
  if (cycle.length > 1 && first >= 0) {
    const paths = [...cycle.slice(first), ...cycle.slice(0, first + 1)].map(({ path }) => path)
    const message = `These redirects form a loop: ${paths.join(' → ')}.`
    return { message, hint: 'Point one of them at a page.', pointers: pointersOf(cycle) }
  }
  // A walk without repetition whose path grows at every step.
  const isGrowing = walk.isEndless && cycle.length === 0
  if (!isGrowing || !pointersOf(walk.steps.slice(1)).includes(start)) return undefined
  const paths = walk.steps.slice(0, 4).map(({ path }) => path)
  return {
    message: `This redirect never ends: ${paths.join(' → ')} → ….`,
    hint: 'Choose a target that no pattern matches.',
    pointers: pointersOf(walk.steps),
  }
}
