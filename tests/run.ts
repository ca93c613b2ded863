import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './support/install/chromium'
import { ensureEngines } from './support/install/engines'
import { ensureJava } from './support/install/html-checker'
import { ensurePoppler } from './support/install/poppler'
import { ensureRclone } from './support/publishing/storage'
import {
  type FileTime,
  renderSlowestFiles,
  type StepTime,
  toSeconds,
  writeGateReport,
} from './support/reporters/gate-report'
import { makeScratchFolder } from './support/scratch-folder'
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
const scratch = makeScratchFolder()
const report: StepTime[] = []

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
  if (name === 'browser') ensurePoppler()
  if (name === 'browser' || name === 'contract') ensureWebServers()
  if (name === 'contract') ensureRclone()
  if (name === 'contract') ensureJava()
  if (name === 'engines') ensureEngines()
  process.env.TEST_TIMES = join(scratch, name)
  const started = performance.now()
  const { status } = spawnSync('npx', [...step, ...rest], { stdio: 'inherit' })
  const seconds = toSeconds(performance.now() - started)
  report.push({ step: name, passed: status === 0, seconds, files: readFileTimes() })
  if (status !== 0) {
    console.error(`\nThe step "${name}" failed.`)
    process.exitCode = 1
    break
  }
  console.log(`${name}: ${seconds} s`)
}
writeGateReport(report)
process.stdout.write(renderSlowestFiles(report))

function readFileTimes(): FileTime[] {
  const { TEST_TIMES = '' } = process.env
  return existsSync(TEST_TIMES) ? JSON.parse(readFileSync(TEST_TIMES, 'utf8')) : []
}
