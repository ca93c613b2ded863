import { readFileSync } from 'node:fs'
import type { Visit } from '../../bench/visits/first-visit'
import { AHEAD, weighVisit } from '../../bench/visits/first-visit'
import { expect } from './site'

/**
 * The limits of a first visit in bytes, after brotli, keyed by page name and then by kind of
 * content.
 */
const budgets: Record<string, Record<string, number>> = JSON.parse(
  readFileSync('tests/budgets.json', 'utf8'),
)

/** Expects every kind of content to be within its budget, and at least one kind to be measured. */
export async function expectWithin(
  name: string,
  outDir: string,
  route: string,
  visit: Visit = 'scrolls',
): Promise<void> {
  const weights = await weighVisit(outDir, route, visit)
  // The HTML is measured twice: with its styles and without them.
  const { 'HTML without it': _, [AHEAD]: _ahead, ...once } = weights
  const all = Object.values(once).reduce((sum, bytes) => sum + bytes, 0)
  const { fonts = 0, pictures = 0 } = once
  const sums: Record<string, number> = { all, 'all but fonts and pictures': all - fonts - pictures }
  for (const [kind, most] of Object.entries(budgets[name] ?? {})) {
    expect(sums[kind] ?? weights[kind], `${name}: ${kind}`).toBeLessThanOrEqual(most)
  }
  // The files that measure speed load on every visit.
  expect(weights.JavaScript).toBeGreaterThan(visit === 'scrolls' ? 10_000 : 3000)
}
