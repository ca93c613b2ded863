import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'

const REPORTER = join(projectRoot, 'tests/support/reporters/playwright-reporter.ts')

const CONFIG = `export default {
  quiet: true,
  reporter: [['dot'], [${JSON.stringify(REPORTER)}]],
}`

const TESTS = `import { expect, test } from 'playwright/test'
test('passes', () => console.error('a report of no interest'))
test('fails', () => {
  console.log('the server has started')
  console.error('the report of the error')
  expect(1).toBe(2)
})`

/** Starts Playwright with the tests, and returns all that it prints. */
function runTests(): string {
  // Within the project, where the tests find Playwright.
  const folder = join(projectRoot, '.test/playwright-reporter')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG)
  writeFileSync(join(folder, 'output.spec.ts'), TESTS)
  const { TEST_TIMES: _, ...env } = process.env
  const { stdout, stderr } = spawnSync('npx', ['playwright', 'test', '--config', folder], {
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}

describe("Playwright's reporter", () => {
  it('prints the output of failed tests only, and how to repeat them', () => {
    const printed = runTests()
    expect(printed).toContain('Output of "fails":\nthe server has started\n')
    // Node may warn before.
    expect(printed).toContain('the report of the error\n')
    expect(printed).not.toContain('a report of no interest')
    expect(printed).toContain("output.spec.ts -g 'fails'")
  })
})
