import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './support/install/chromium'
import { ensureEngines } from './support/install/engines'
import { ensureJava } from './support/install/html-checker'
import { ensureNeovim } from './support/install/neovim'
import { ensureNodeWithSqlite } from './support/install/node-with-sqlite'
import { ensurePoppler } from './support/install/poppler'
import { ensureStrace } from './support/install/strace'
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

/** The steps of the gate, cheapest first. */
const STEPS: Record<string, string[]> = {
  format: ['biome', 'ci', '--error-on-warnings'],
  check: ['tsx', 'scripts/check.ts'],
  types: ['tsx', 'tests/types.ts'],
  unused: ['knip'],
  unit: ['vitest', 'run', '--project', 'unit'],
  contract: ['vitest', 'run', '--project', 'contract'],
  receiver: ['vitest', 'run', '--project', 'receiver'],
  browser: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
  engines: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
}

/** Steps that use fewer than two cores. They run in parallel. */
const QUICK = ['format', 'check', 'types', 'unused']

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
if (only !== undefined && !Object.hasOwn(STEPS, only)) {
  console.error(`There is no test step "${only}". The steps are: ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}
const slow = Object.keys(STEPS).filter((name) => !QUICK.includes(name))
const groups = only ? [[only]] : [QUICK, ...slow.map((name) => [name])]
const scratch = makeScratchFolder()
const report: StepTime[] = []

for (const group of groups) {
  const ended = await Promise.all(group.map((name) => runStep(name, group.length > 1)))
  report.push(...ended)
  if (ended.some(({ passed }) => !passed)) {
    process.exitCode = 1
    break
  }
}
writeGateReport(report)
process.stdout.write(renderSlowestFiles(report))

/** Runs a step. A parallel step prints its output only when it ends. */
async function runStep(name: string, isBeside: boolean): Promise<StepTime> {
  if (!isBeside) console.log(`\n— ${name}`)
  prepare(name)
  const times = join(scratch, name)
  const started = performance.now()
  const child = spawn('npx', [...(STEPS[name] ?? []), ...rest], {
    stdio: isBeside ? 'pipe' : 'inherit',
    env: { ...process.env, TEST_TIMES: times },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  const seconds = toSeconds(performance.now() - started)
  if (isBeside) console.log(`\n— ${name}\n${said.trimEnd()}`)
  if (code === 0) console.log(`${name}: ${seconds} s`)
  else console.error(`\nThe step "${name}" failed.`)
  return { step: name, passed: code === 0, seconds, files: readFileTimes(times) }
}

/** Installs the programs that a step needs. */
function prepare(name: string): void {
  if (name === 'browser') process.env.CHROMIUM = ensureChromium()
  if (name === 'browser') ensurePoppler()
  if (['browser', 'contract', 'receiver'].includes(name)) ensureWebServers()
  if (name === 'contract') ensureRclone()
  if (name === 'contract') ensureJava()
  if (name === 'contract') ensureNeovim()
  if (name === 'receiver') ensureNodeWithSqlite()
  if (name === 'receiver') ensureStrace()
  if (name === 'engines') ensureEngines()
}

function readFileTimes(file: string): FileTime[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
