import { readFileSync } from 'node:fs'
import { AHEAD, weighVisit } from '../../bench/first-visit'
import { expect } from './site'

/** Name of a page → kind of content → most bytes of a first visit, after brotli. */
const budgets: Record<string, Record<string, number>> = JSON.parse(
  readFileSync('tests/budgets.json', 'utf8'),
)

/** Expects no kind of content to be over its budget, and something to have been weighed. */
export async function expectWithin(name: string, outDir: string, route: string): Promise<void> {
  const weights = await weighVisit(outDir, route)
  // The HTML is weighed twice, with its styles and without.
  const { 'HTML without it': _, [AHEAD]: _ahead, ...once } = weights
  const all = Object.values(once).reduce((sum, bytes) => sum + bytes, 0)
  for (const [kind, most] of Object.entries(budgets[name] ?? {})) {
    const bytes = kind === 'all' ? all : (weights[kind] ?? Number.NaN)
    expect(bytes, `${name}: ${kind}`).toBeLessThanOrEqual(most)
  }
  expect(weights.JavaScript).toBeGreaterThan(10_000)
}
