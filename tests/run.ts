import { spawnSync } from 'node:child_process'
import { ensureChromium } from './support/install/chromium'
import { ensureEngines } from './support/install/engines'
import { ensureJava } from './support/install/html-checker'
import { ensureRclone } from './support/publishing/storage'
import { ensureWebServers } from './support/servers/web-servers'

/** The gate, in the order in which a mistake is cheapest to find. */
const STEPS: Record<string, string[]> = {
  format: ['biome', 'ci', '--error-on-warnings'],
  check: ['tsx', 'scripts/check.ts'],
  types: ['tsx', 'tests/types.ts'],
  unused: ['knip'],
  unit: ['vitest', 'run', '--project', 'unit'],
  contract: ['vitest', 'run', '--project', 'contract'],
  browser: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
  engines: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
}

const HELP = `Runs the tests, cheapest first, and stops at the first step that fails.

Usage: npm test -- [--long] [STEP [OPTIONS OF ITS PROGRAM]]

Steps: ${Object.keys(STEPS).join(', ')}.

--long runs every test at its full size.

Example:
  npm test -- contract tests/contract/docs
`

const given = process.argv.slice(2)
if (given[0] === '--help') {
  console.log(HELP)
  process.exit(0)
}
const isLong = given[0] === '--long'
if (isLong) process.env.TEST_LONG = '1'
const [only, ...rest] = isLong ? given.slice(1) : given
const names = only ? [only] : Object.keys(STEPS)

for (const name of names) {
  const step = STEPS[name]
  if (!step) {
    console.error(
      `There is no test step "${name}". The steps are: ${Object.keys(STEPS).join(', ')}.`,
    )
    process.exit(2)
  }
  console.log(`\n— ${name}`)
  if (name === 'browser') process.env.CHROMIUM = ensureChromium()
  if (name === 'browser' || name === 'contract') ensureWebServers()
  if (name === 'contract') ensureRclone()
  if (name === 'contract') ensureJava()
  if (name === 'engines') ensureEngines()
  const started = performance.now()
  const { status } = spawnSync('npx', [...step, ...rest], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\nThe step "${name}" failed.`)
    process.exit(1)
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
