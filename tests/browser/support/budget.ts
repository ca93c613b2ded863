import { readFileSync } from 'node:fs'
import type { Visit } from '../../bench/visits/first-visit'
import { AHEAD, weighVisit } from '../../bench/visits/first-visit'
import { expect } from './site'

/** Name of a page → kind of content → most bytes of a first visit, after brotli. */
const budgets: Record<string, Record<string, number>> = JSON.parse(
  readFileSync('tests/budgets.json', 'utf8'),
)

/** Expects no kind of content to be over its budget, and something to have been weighed. */
export async function expectWithin(
  name: string,
  outDir: string,
  route: string,
  visit: Visit = 'scrolls',
): Promise<void> {
  const weights = await weighVisit(outDir, route, visit)
  // The HTML is weighed twice, with its styles and without.
  const { 'HTML without it': _, [AHEAD]: _ahead, ...once } = weights
  const all = Object.values(once).reduce((sum, bytes) => sum + bytes, 0)
  const { fonts = 0, pictures = 0 } = once
  const sums: Record<string, number> = { all, 'all but fonts and pictures': all - fonts - pictures }
  for (const [kind, most] of Object.entries(budgets[name] ?? {})) {
    expect(sums[kind] ?? weights[kind], `${name}: ${kind}`).toBeLessThanOrEqual(most)
  }
  // Those that count how fast a page is come with every visit.
  expect(weights.JavaScript).toBeGreaterThan(visit === 'scrolls' ? 10_000 : 3000)
}
