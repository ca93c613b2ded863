import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageTrial } from '../../../engine/node/block-tools/testing/page-trial'
import { createPageTrial } from '../../../engine/node/block-tools/testing/page-trial'
import { findRenderIssues } from '../../../engine/node/block-tools/testing/render-issues'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { blocksOf, blockTypes } from '../../support/arbitrary/block-arbitrary'
import { describeCounterexample } from '../../support/arbitrary/describe-counterexample'
import { pickSize } from '../../support/run-length'
import { buildExamplePage, writeExamplesSite } from '../../support/sites/examples-site'

/** The number of generated blocks: small in the gate, large in `npm run test:properties`. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? pickSize({ short: 12, long: 30 }))

describe('blocks made from their schemas', () => {
  let trial: PageTrial

  beforeAll(async () => {
    const dir = join(projectRoot, '.test/generated-blocks')
    writeExamplesSite(dir)
    trial = await createPageTrial(dir)
  }, 120_000)

  it.each(
    blockTypes,
  )('%s is accepted by the check and rendered, whatever it holds', async (type) => {
    const property = fc.asyncProperty(blocksOf(type), async (block) => {
      const page = buildExamplePage('Trial', [block])
      const problems = trial.check(page).map(({ pointer, message }) => `${pointer}: ${message}`)
      if (problems.length > 0) throw new Error(problems.join('\n'))
      const issues = await findRenderIssues(trial, page)
      if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('\n'))
    })
    const details = await fc.check(property, {
      numRuns: RUNS,
      interruptAfterTimeLimit: 30_000 + RUNS * 50,
    })
    expect(describeCounterexample(details)).toBe('')
    // The time limit must not end the run before enough blocks are tested.
    expect(details.numRuns).toBeGreaterThan(RUNS / 3)
  })
})
