/** Follows redirects one after the other, with the same function as for visitors. */

import { createRedirects } from '../../../core/addresses/find-redirect'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import type { CheckContext, WrittenRedirect } from '../facts/context'

export interface Step {
  /** The current path. */
  path: string
  redirect: WrittenRedirect
  /** The redirect's target, with placeholders filled in. */
  to: string
  /** The target's path, or the URL of a redirect. Empty if the target is on another site. */
  next: string
}

export interface Walk {
  steps: Step[]
  /** If `true`, the walk repeats or never ends. */
  isEndless: boolean
}

/**
 * The maximum number of redirects that browsers follow:
 * https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
const MOST_STEPS = 20

/**
 * Returns a function that finds the redirects that a visitor to a path, or to the URL of a redirect
 * outside the site, would follow.
 */
export function createWalker({
  redirects,
  outside,
}: Pick<CheckContext, 'redirects' | 'outside'>): (path: string) => Walk {
  const read = (redirect: WrittenRedirect) => ({
    ...{ from: redirect.from, to: redirect.target, redirect },
  })
  const findWithin = createRedirects(redirects.map(read))
  const byUrl = new Map(outside.redirects.map((redirect) => [redirect.from, read(redirect)]))
  const find = (path: string) => byUrl.get(path) ?? findWithin(path)
  return (start) => {
    const steps: Step[] = []
    const seen = new Set<string>()
    let path = start
    while (!seen.has(path) && steps.length < MOST_STEPS) {
      seen.add(path)
      const found = find(path)
      if (!found) return { steps, isEndless: false }
      const { redirect } = found
      const next = outside.find(found.to)?.from ?? pathWithin(found.to)
      steps.push({ path, redirect, to: redirect.isPattern ? found.to : redirect.to, next })
      path = next
      if (path === '') return { steps, isEndless: false }
    }
    return { steps, isEndless: true }
  }
}

/** The steps that a walk repeats. Empty if the walk ends, or grows forever. */
export function findCycle({ steps, isEndless }: Walk): Step[] {
  const start = steps.findIndex(({ path }) => path === steps.at(-1)?.next)
  return isEndless && start >= 0 ? steps.slice(start) : []
}

/** A URL's decoded path within the site. Empty for another site. */
export function pathWithin(href: string): string {
  const path = decodePath(splitHref(href).path)
  return path.startsWith('/') && !path.startsWith('//') ? canonicalPath(path) : ''
}
