import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import type { TrialServer } from '../../../engine/node/block-tools/testing/trial-server'
import { startTrialServer } from '../../../engine/node/block-tools/testing/trial-server'
import { visitPage } from '../../../engine/node/block-tools/testing/visit-page'
import { blocksOf, blockTypes } from '../../support/arbitrary/block-arbitrary'
import { describeCounterexample } from '../../support/arbitrary/describe-counterexample'
import { pickSize } from '../../support/run-length'
import { buildExamplePage } from '../../support/sites/examples-site'
import { expect, test } from '../support/site'

/**
 * The number of generated pages for each block type. The pages are the same each time unless
 * `PROPERTY_SEED` is set.
 */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1)
/**
 * The number of blocks per page. Opening a page and running axe on its layout takes most of the
 * time.
 */
const ON_PAGE = 2
const SEED = Number(process.env.PROPERTY_SEED ?? 344)
/** The time limit for shrinking a failing example, in milliseconds. */
const SHRINKING = 40_000
/** The maximum length of lists. The server test covers longer lists; axe takes seconds for them. */
const MANY = 24
const WIDTHS = pickSize({ short: [1440, 320], long: [1440, 768, 320] })
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * `true` if a page has at most one block of this type, because it belongs at the page's edge or to
 * its heading.
 */
function isSingle(type: string): boolean {
  const { blocks } = buildExamplePage('Trial', [{ type }]) as { blocks: object[] }
  return blocks.length === 1 || /^(header|footer|breadcrumbs)$/.test(type)
}

test.describe('a block made from its schema', () => {
  let server: TrialServer

  test.beforeAll(async ({ trial }) => {
    server = await startTrialServer(trial)
  })
  test.afterAll(() => server.close())

  // With other tests at the same time, the longest pages take more than a minute.
  test.describe.configure({ timeout: 240_000 })
  // Errors of single pages are reported with those pages.
  test.use({ allowErrors: /./ })

  for (const type of blockTypes) {
    test(`${type} comes alive without an error, an axe violation, an overflow or a shift`, async ({
      page,
    }) => {
      const length = isSingle(type) ? 1 : ON_PAGE
      const some = fc.array(blocksOf(type, MANY), { minLength: length, maxLength: length })
      const property = fc.asyncProperty(some, async (blocks) => {
        const served = await server.show(buildExamplePage('Trial', blocks))
        const issues = await visitPage(page, { ...served, type, widths: WIDTHS, axe: AXE })
        if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('\n'))
      })
      const limits = {
        numRuns: (RUNS * ON_PAGE) / length,
        interruptAfterTimeLimit: SHRINKING,
      }
      expect(describeCounterexample(await fc.check(property, { seed: SEED, ...limits }))).toBe('')
    })
  }
})
