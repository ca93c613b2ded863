/** Where redirects lead, one after the other, as they lead visitors: by the same function. */

import { createRedirects } from '../../../core/addresses/find-redirect'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import type { WrittenRedirect } from '../facts/context'

export interface Step {
  /** The path at which the visitor is. */
  path: string
  redirect: WrittenRedirect
  /** Where it leads from there: of a pattern, filled in. */
  to: string
  /** The path of that; empty when it leads out of the site. */
  next: string
}

export interface Walk {
  steps: Step[]
  /** Whether it leads back to where it has been, or on without an end. */
  isEndless: boolean
}

/** As many as browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch */
const MOST_STEPS = 20

/** Returns a function from a path to the redirects that a visitor there is led by. */
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

/** The steps that a walk goes on repeating; none where it ends, or grows without an end. */
export function findCycle({ steps, isEndless }: Walk): Step[] {
  const start = steps.findIndex(({ path }) => path === steps.at(-1)?.next)
  return isEndless && start >= 0 ? steps.slice(start) : []
}

/** The path that an address has within the site, without escapes; empty where it leads out of it. */
export function pathWithin(href: string): string {
  const path = decodePath(splitHref(href).path)
  return path.startsWith('/') && !path.startsWith('//') ? canonicalPath(path) : ''
}
