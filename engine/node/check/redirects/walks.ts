/** Follows redirects one after the other, with the same function as for visitors. */

import { createRedirects } from '../../../core/addresses/find-redirect'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import type { WrittenRedirect } from '../facts/context'

export interface Step {
  /** The current path. */
  path: string
  redirect: WrittenRedirect
  /** The target, with placeholders filled in. */
  to: string
  /** The path of the target. Empty if it is on another site. */
  next: string
}

export interface Walk {
  steps: Step[]
  /** If `true`, the walk repeats or never ends. */
  isEndless: boolean
}

/** The limit of browsers: https://fetch.spec.whatwg.org/#http-redirect-fetch */
const MOST_STEPS = 20

/** Returns a function from a path to the redirects that a visitor would follow. */
export function createWalker(redirects: WrittenRedirect[]): (path: string) => Walk {
  const find = createRedirects(
    redirects.map((redirect) => ({ from: redirect.from, to: redirect.target, redirect })),
  )
  return (start) => {
    const steps: Step[] = []
    const seen = new Set<string>()
    let path = start
    while (!seen.has(path) && steps.length < MOST_STEPS) {
      seen.add(path)
      const found = find(path)
      if (!found) return { steps, isEndless: false }
      const { redirect } = found
      const next = pathWithin(found.to)
      steps.push({ path, redirect, to: redirect.isPattern ? found.to : redirect.to, next })
      path = next
      if (path === '') return { steps, isEndless: false }
    }
    return { steps, isEndless: true }
  }
}

/** The steps that a walk repeats. Empty if it ends, or grows without an end. */
export function findCycle({ steps, isEndless }: Walk): Step[] {
  const start = steps.findIndex(({ path }) => path === steps.at(-1)?.next)
  return isEndless && start >= 0 ? steps.slice(start) : []
}

/** The decoded path of a URL within the site. Empty for another site. */
export function pathWithin(href: string): string {
  const path = decodePath(splitHref(href).path)
  return path.startsWith('/') && !path.startsWith('//') ? canonicalPath(path) : ''
}
