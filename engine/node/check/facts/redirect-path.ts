import type { WrittenRedirect } from './context'

/** Where a redirect leads in the end, by way of others; no end when it goes round. */
export function followRedirect(
  start: WrittenRedirect,
  byOrigin: Map<string, WrittenRedirect>,
): { end?: WrittenRedirect; steps: WrittenRedirect[] } {
  const steps = [start]
  let current = start
  for (;;) {
    const next = byOrigin.get(current.path)
    if (!next) return { end: current, steps }
    if (steps.includes(next)) return { steps }
    steps.push(next)
    current = next
  }
}

/** The redirects by their old address; the first of two that are the same. */
export function indexRedirects(redirects: WrittenRedirect[]): Map<string, WrittenRedirect> {
  return new Map([...redirects].reverse().map((redirect) => [redirect.from, redirect]))
}
