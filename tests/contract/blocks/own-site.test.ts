/** A site of your own in the place of the shipped one breaks no test. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/util/project-root'
import { isLongRun } from '../../support/run-length'
import { copyProject, startOwnSite } from '../../support/sites/project-copy'
import { listProjectFiles } from '../../support/sources/sources'

/** What a test would read of the shipped site: its folder, its tests, or the place where it is served. */
const SHIPPED =
  /(?:(?:checkSite|readPages|readFileSync|readdirSync|writeSiteVariant|each)\(\[?|siteDir: |projectRoot, )['"`]site(?:\/[^'"`]*)?['"`]|HALYARD_URL|from '[^']*\/halyard\//

/** The tests that blocks have in their folders. */
const BLOCK_TESTS = listProjectFiles(['blocks']).filter((file) => /\.test\.tsx?$/.test(file))

const listTests = () =>
  readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(halyard|bench)\//.test(file))
    .map((file) => join('tests', file))
    .concat(BLOCK_TESTS)

/** These read `site/`, or name it, whatever it is. */
const ALLOWED = ['tests/support/sites/shipped-sites.ts', 'tests/contract/blocks/own-site.test.ts']

/** Tests that read sites, or what is said of them. */
const READERS = [
  'tests/contract/docs',
  'tests/contract/servers/policy.test.ts',
  'tests/contract/sources/messages.test.ts',
  'tests/unit/core/search',
  ...BLOCK_TESTS,
]

describe('a test outside tests/halyard', () => {
  it('does not read the shipped site', () => {
    const readers = listTests()
      .filter((file) => !ALLOWED.includes(file))
      .filter((file) => SHIPPED.test(readFileSync(join(projectRoot, file), 'utf8')))
    expect(readers).toEqual([])
  })

  it.each([
    "checkSite('site')",
    "readFileSync('site/pages/index.json')",
    "join(projectRoot, 'site/assets')",
    "buildSite({ siteDir: 'site', outDir })",
    "describe.each(['site', 'tests/sites/tiny'])",
  ])('is found where it has %s', (source) => {
    expect(source).toMatch(SHIPPED)
  })
})

describe('a clone in which the bakery is in the place of the shipped site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quire-own-site-'))
  const root = join(folder, 'project')

  const run = (program: string, ...args: string[]) => {
    const { TEST_LONG: _, ...env } = process.env
    const path = join(projectRoot, 'node_modules/.bin', program)
    const { status, stdout, stderr } = spawnSync(path, args, { cwd: root, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  const passes = (program: string, ...args: string[]) => {
    const { status, output } = run(program, ...args)
    expect(status, output).toBe(0)
  }

  beforeAll(() => {
    copyProject(root)
    startOwnSite(root)
    mkdirSync(join(root, 'my-site'))
    // As a number of the project would be.
    const brand = `Pump R-${999}, D${99}.`
    writeFileSync(join(root, 'my-site/settings.json'), JSON.stringify({ brand }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('passes the check, to the last warning', () => {
    expect(run('tsx', 'scripts/check.ts', '--strict')).toEqual({
      status: 0,
      output: 'No problems: 11 pages checked.\n',
    })
  }, 300_000)

  it('has browser tests, none of them of the shipped site', () => {
    const config = ['--config', 'tests/browser/playwright.config.ts']
    const { status, output } = run('playwright', 'test', '--list', ...config)
    expect(status).toBe(0)
    expect(output).toMatch(/Total: \d{3} tests/)
    expect(output).not.toMatch(/halyard/)
  }, 300_000)

  it('passes the tests that read sites', () => {
    passes('vitest', 'run', ...READERS)
  }, 300_000)

  it.runIf(isLongRun)(
    'passes every test',
    () => {
      // The first two copy the project again; npm lists no packages of a folder that is a link.
      const left = 'tests/contract/{blocks/{new,own-site},sources/supply-chain}.test.ts'
      passes('vitest', 'run', '--exclude', left)
      passes('tsx', 'tests/run.ts', 'browser')
    },
    7_200_000,
  )
})
