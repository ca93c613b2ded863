import fc from 'fast-check'
import type { ConsoleMessage, Page } from 'playwright/test'
import { blocksOf, blockTypes } from '../../support/arbitrary/block-arbitrary'
import { describeFailure } from '../../support/arbitrary/describe-failure'
import { buildExamplePage } from '../../support/sites/examples-site'
import type { PageTrial } from '../../support/sites/page-trial'
import { createPageTrial } from '../../support/sites/page-trial'
import { findOverflow, findViolations } from '../support/accessible'
import { examples, expect, test } from '../support/site'
import { scrollThrough } from '../support/tour'

/** Pages for each type of block; the same ones each time unless `PROPERTY_SEED` says otherwise. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 2)
const SEED = Number(process.env.PROPERTY_SEED ?? 344)
/** How long a failure is made smaller, in milliseconds. */
const SHRINKING = 40_000
/** Of longer lists the server's test takes care; axe takes seconds for them. */
const MANY = 24
const NARROW = [768, 320]

test.describe('a block made from its schema', () => {
  let trial: PageTrial
  let siteUrl = ''

  test.beforeAll(async () => {
    trial = await createPageTrial('.test/examples-site')
    const home = await (await fetch(examples())).text()
    siteUrl = /data-site="([^"]+)"/.exec(home)?.[1] ?? ''
  })

  // Errors of single pages are collected with those pages.
  test.use({ viewport: { width: 1440, height: 900 }, allowErrors: /./ })

  for (const type of blockTypes) {
    test(`${type} comes alive without an error, an axe violation, an overflow or a shift`, async ({
      page,
    }) => {
      let document = ''
      await page.route(examples('/trial'), (route) =>
        route.fulfill({ contentType: 'text/html', body: document }),
      )
      const property = fc.asyncProperty(blocksOf(type, MANY), async (block) => {
        document = await trial.renderDocument(buildExamplePage('Trial', [block]), siteUrl)
        const mistakes = await findMistakes(page)
        if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
      })
      const limits = {
        numRuns: RUNS,
        interruptAfterTimeLimit: SHRINKING,
      }
      expect(describeFailure(await fc.check(property, { seed: SEED, ...limits }))).toBe('')
    })
  }
})

/** All that is wrong with the page of the trial, at three widths. */
async function findMistakes(page: Page): Promise<string[]> {
  const errors: string[] = []
  const collect = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  }
  const collectThrown = (reason: Error) => errors.push(String(reason))
  page.on('console', collect)
  page.on('pageerror', collectThrown)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(examples('/trial'))
  await scrollThrough(page, 1200)
  const shifts = await findShifts(page)
  const violations = await findViolations(page)
  const wide = await findOverflow(page)
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 })
    wide.push(...(await findOverflow(page)).map((text) => `${text} at ${width}px`))
  }
  page.off('console', collect)
  page.off('pageerror', collectThrown)
  // Two questions with the same words are regions with the same name; authors do not write such.
  const told = violations.filter((text) => !text.startsWith('landmark-unique'))
  return [...errors, ...shifts, ...told, ...wide]
}

/** What browsers say of one thing that moved; not in TypeScript's own types. */
interface LayoutShiftSource {
  node?: Element
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** What has moved since the page was first painted. */
async function findShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 50))
    observer.disconnect()
    const seen = shifts.filter((shift) => (shift as unknown as { value: number }).value > 0.001)
    return seen.map((shift) => {
      const { sources } = shift as unknown as { sources: LayoutShiftSource[] }
      const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${place(previousRect)} to ${place(currentRect)} ${node?.outerHTML?.slice(0, 80) ?? node?.nodeName}`,
      )
      return `moved by ${(shift as unknown as { value: number }).value}: ${moved.join(' | ')}`
    })
  })
}
