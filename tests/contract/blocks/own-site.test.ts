/** Replacing the shipped site with another one, or adding blocks, breaks no test. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewBlock } from '../../../engine/node/edit/new/new-block'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeGenerated } from '../../../engine/node/schemas/generate/write-generated'
import { changeSchema, inClone } from '../../support/guides/block-guide'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { isLongRun } from '../../support/run-length'
import { LOADER, runProgram } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { copyProject, startOwnSite } from '../../support/sites/project-copy'
import { listProjectFiles } from '../../support/sources/sources'

/**
 * Matches tests that read the shipped site: its folder, its tests, or the URL where it is served.
 */
const SHIPPED =
  /(?:(?:checkSite|readPages|readFileSync|readdirSync|writeSiteVariant|each)\(\[?|siteDir: |projectRoot, )['"`]site(?:\/[^'"`]*)?['"`]|HALYARD_URL|from '[^']*\/halyard\//

/** The tests in block folders. */
const BLOCK_TESTS = listProjectFiles(['blocks']).filter((file) => /\.test\.tsx?$/.test(file))
/**
 * Block tests that read project files, directly or through the code under test. Other block tests
 * do not depend on the project's files.
 */
const READING_BLOCK_TESTS = BLOCK_TESTS.filter((file) =>
  /from '(?:node:fs|[./]+engine\/node\/check\/run\/)/.test(
    readFileSync(join(projectRoot, file), 'utf8'),
  ),
)

const listTests = () =>
  readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(halyard|bench)\//.test(file))
    .map((file) => join('tests', file))
    .concat(BLOCK_TESTS)

/** Files that read `site/` or name it, whether it contains the shipped site or another one. */
const ALLOWED = ['tests/support/sites/shipped-sites.ts', 'tests/contract/blocks/own-site.test.ts']

/** Tests that read sites or their reports, and tests with one case per block. */
const READERS = [
  'tests/contract/docs',
  'tests/contract/servers/policy.test.ts',
  ...['messages', 'imports', 'words'].map((name) => `tests/contract/sources/${name}.test.ts`),
  ...['blocks', 'schemas', 'generated'].map((name) => `tests/contract/blocks/${name}.test.ts`),
  'tests/contract/check/editor.test.ts',
  'tests/unit/core/search/suggest.test.ts',
  ...READING_BLOCK_TESTS,
]
/** Titles of tests that do not depend on the sites and blocks. They are not run again. */
const OMITTED = [
  ...['follows the folders', 'keeps each accepted form', 'saves a form once', 'does not say that'],
  ...['leads to a build of another site', 'lists its steps', 'are the same bytes'],
  ...['replaces what it wrote', 'writes nothing where', 'leaves a guide alone'],
]
const NAMES = `^(?!.*(?:${OMITTED.join('|')}))`

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

/** Playwright loads tests through tsx, which takes a third of the time of its own loader. */
const FAST_LOADING = {
  PW_DISABLE_TS_ESM: '1',
  NODE_OPTIONS: LOADER.join(' '),
}

/** A folder of sites with different coding styles. */
const OWN_SITES = ['my-site', 'examples/mine', 'site']

describe('a clone in which the bakery is in the place of the shipped site', () => {
  const folder = makeScratchFolder()
  const root = join(folder, 'project')

  const { TEST_LONG: _, ...env } = process.env

  /** Runs a program, or one of the clone's scripts. */
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = runProgram(root, program, args, {
      env: { ...env, ...(program === 'playwright' && FAST_LOADING) },
    })
    return { status, output: stdout + stderr }
  }
  const passes = (program: string, ...args: string[]) => {
    const { status, output } = run(program, ...args)
    expect(status, output).toBe(0)
  }
  const add = (...args: string[]) => run('scripts/new.ts', 'block', ...args)
  const has = (type: string) => existsSync(join(root, `blocks/${type}`))
  /** The name if it is free, otherwise the name with a different last letter. */
  const findFreeType = (name: string): string => {
    const letters = [name.at(-1), ...'abcdefghijklmnopqrstuvwxyz']
    const free = letters.map((letter) => name.slice(0, -1) + letter).find((type) => !has(type))
    if (free === undefined) throw new Error(`Every name like "${name}" is taken.`)
    return free
  }

  beforeAll(() => {
    copyProject(root)
    startOwnSite(root)
    cpSync(join(projectRoot, 'tests/sites/tiny'), join(root, 'my-site'), { recursive: true })
    for (const site of OWN_SITES) {
      const file = join(root, site, 'messages.json')
      mkdirSync(join(root, site), { recursive: true })
      const said = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
      writeFileSync(file, JSON.stringify({ ...said, openMenu: 'Menu' }, null, '\t'))
    }
    const settings = join(root, 'my-site/settings.json')
    // The brand contains strings that look like the project's requirement and decision numbers.
    const brand = `Pump R-${999}, D${99}.`
    const said = JSON.parse(readFileSync(settings, 'utf8'))
    writeFileSync(settings, JSON.stringify({ ...said, brand }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('passes the check, to the last warning', () => {
    expect(run('scripts/check.ts', '--strict')).toEqual({
      status: 0,
      output: 'No problems: 17 pages checked.\n',
    })
  }, 300_000)

  it('has browser tests, none of them of the shipped site', () => {
    const config = ['--config', 'tests/browser/playwright.config.ts']
    const { status, output } = run('playwright', 'test', '--list', ...config)
    expect(status).toBe(0)
    expect(output).toMatch(/Total: \d{3,4} tests/)
    expect(output).not.toMatch(/halyard/)
  }, 300_000)

  it('leaves the JSON of sites as it is written when the project is formatted', () => {
    const hash = () => ['my-site', 'examples', 'site'].map((name) => hashFiles(join(root, name)))
    const before = hash()
    const { output } = run('biome', 'check', '--write', 'my-site', 'examples', 'site')
    expect(output).toContain('No files were processed')
    expect(hash()).toEqual(before)
  })

  it.each([
    ['hero', /^blocks\/hero already exists\.$/],
    ['Pricing', /^"Pricing" is not a valid block name: use at most 240 lower-case letters/],
    ['../pricing', /^"\.\.\/pricing" is not a valid block name/],
    ['map', /^A block cannot be called "map": the name "Map" is taken in its component\./],
    ['section', /^A block cannot be called "section"/],
    ['constructor', /^A block cannot be called "constructor"/],
    ['a'.repeat(241), /^"a+" is not a valid block name/],
  ])('is refused a block "%s", and nothing is written (R-343)', async (type, message) => {
    const before = hashFiles(join(root, 'blocks'))
    const problem = expect.stringMatching(message)
    expect(await writeNewBlock({ root, type })).toEqual({ problem })
    expect(hashFiles(join(root, 'blocks'))).toEqual(before)
  })

  /** Creates the block from the tutorial in docs/blocks, as a reader with a clone does. */
  async function followGuide(): Promise<void> {
    const snippets = ['first-block', 'examples', 'in-a-clone'].flatMap((name) =>
      findSnippets(readGuide(`docs/blocks/${name}.md`)),
    )
    await writeNewBlock({ root, type: 'price-list', description: 'What we sell, with prices' })
    changeSchema(root, snippets)
    // In a clone, a rule needs cases in tests/rules, which the guide does not show.
    const written = snippets.filter(
      ({ kind, detail }) => kind === 'new' && !detail.endsWith('/build.ts'),
    )
    expect(written).toHaveLength(6)
    for (const { detail, text } of written) {
      mkdirSync(dirname(join(root, detail)), { recursive: true })
      writeFileSync(join(root, detail), inClone(text))
    }
    await writeGenerated(root)
    // Formats the files as the guide requires, because Biome breaks JSON lines differently.
    run('biome', 'check', '--write', 'blocks/price-list')
  }

  it('is given blocks by npm run new -- block, on top of one of its own, and that of the guide (R-278, R-343)', async () => {
    if (!has('pricing')) await writeNewBlock({ root, type: 'pricing' })
    const described = findFreeType('pricing')
    const { status, output } = add(described, '--description', 'what each plan costs')
    expect(output).toContain(`Wrote blocks/${described}/schema.json\n`)
    expect(status).toBe(0)
    expect(readFileSync(join(root, `blocks/${described}/schema.json`), 'utf8')).toContain(
      '"description": "What each plan costs."',
    )
    // One name is longer than a line, the other is sorted last.
    for (const name of [`a-list${'-of-a-list'.repeat(3)}`, 'zebra']) {
      const type = findFreeType(name)
      expect(await writeNewBlock({ root, type })).toMatchObject({
        files: expect.arrayContaining([`blocks/${type}/schema.json`]),
      })
    }
    if (!has('price-list')) await followGuide()
  }, 300_000)

  it.each([
    ['the check', 'scripts/check.ts', []],
    // The files that have changed since `npm test` checked the format.
    ['the format', 'biome', ['ci', '--error-on-warnings', 'blocks', 'schemas', ...OWN_SITES]],
    ['the types', 'tsc', ['--noEmit', '--singleThreaded']],
    [
      'the tests that read sites and blocks',
      'vitest',
      ['run', '--maxWorkers=1', '-t', NAMES, ...READERS],
    ],
  ])(
    'passes %s at once (R-278, R-343)',
    (_, program, args) => passes(program, ...args),
    // Runs a program on the whole project, on a machine that may be busy.
    600_000,
  )

  it.runIf(isLongRun)(
    'passes every test',
    () => {
      // The first file copies the project again: npm does not list packages in a linked folder, and
      // bundled modules get different names.
      const left = 'tests/contract/{blocks/own-site,sources/supply-chain,build/same-bytes}.test.ts'
      passes('vitest', 'run', '--exclude', left)
      passes('tests/run.ts', 'browser')
    },
    7_200_000,
  )
})
