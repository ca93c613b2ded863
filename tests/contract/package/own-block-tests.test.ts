/** `quire test` in an ordinary project reports each kind of error. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestIssue } from '../../../engine/node/block-tools/testing/test-issue'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { getComponentName } from '../../../engine/node/schemas/generate/generate-blocks'
import { ensureChromium } from '../../support/install/chromium'
import { makeScratchFolder } from '../../support/scratch-folder'
import { createReader } from '../../support/servers/read-stream'
import {
  cliOf,
  installIsolated,
  MAKING_MS,
  runQuire,
  sharePackage,
} from '../../support/sites/package-project'

const project = makeScratchFolder()
const at = (...path: string[]) => join(project, ...path)

interface BadBlock {
  type: string
  /** The component's output, added below the template's content. */
  renders: string
  name: TestIssue['name']
  says: RegExp
  /**
   * `true` if only a generated block has the error, because every example sets the property that
   * the component uses.
   */
  isMadeUp?: boolean
}

const BAD: BadBlock[] = [
  {
    type: 'wordy',
    renders: '<p>What we sell</p>',
    name: 'own-text',
    says: /^Wordy\.tsx has a hard-coded text: "What we sell"\.$/,
  },
  {
    type: 'wide',
    renders: '<div style={{ width: 700 }}>{block.texts[0]}</div>',
    name: 'overflow',
    says: /^At 360px, something extends beyond the window: the page is \d+px wide/,
  },
  {
    type: 'nameless',
    renders: '<button type="button" />',
    name: 'accessibility',
    says: /axe's rule "button-name"/,
  },
  {
    type: 'clock',
    renders: '<p>{new Date().getFullYear()}{useIsLive() && null}</p>',
    name: 'hydration',
    says: /^The server renders "20\d\d", the browser "2041"\.$/,
  },
  {
    type: 'local',
    renders: '<p>{(12345.6).toLocaleString()}</p>',
    name: 'hydration',
    says: /^The server renders "12.345.6"/,
  },
  {
    type: 'attributive',
    renders: '<p title={String(new Date().getFullYear())} />',
    name: 'hydration',
    says: /different HTML: \+ title="2041", - title="20\d\d"$/,
  },
  {
    type: 'keyless',
    renders: '{block.texts.map(() => <hr />)}',
    name: 'console-error',
    says: /unique "key" prop.*Keyless/s,
  },
  {
    type: 'chance',
    renders: '<p>{Math.random()}</p>',
    name: 'unstable-html',
    says: /^Two renderings give different HTML: first "/,
  },
  {
    type: 'hasty',
    renders: '<p>{block.title.length}</p>',
    name: 'render-error',
    says: /^The block throws on the server, in the block "hasty": TypeError: .*reading 'length'/,
    isMadeUp: true,
  },
  {
    type: 'worldly',
    renders: '<p>{String(window.innerWidth)}</p>',
    name: 'render-error',
    says: /in the block "worldly": ReferenceError: window is not defined$/,
  },
  {
    type: 'forgetful',
    renders: '{block.footnote && null}',
    name: 'missing-text',
    says: /^The HTML does not contain the text "A note below\."\.$/,
  },
  {
    type: 'throwing',
    renders: '{useIsLive() && window.nothing.atAll}',
    name: 'console-error',
    says: /reading 'atAll'/,
  },
  {
    type: 'twofold',
    renders: '<p id="same" /><p id="same" />',
    name: 'duplicate-id',
    says: /^The id "same" occurs twice\.$/,
  },
]

/** The template's block, on which all other blocks here are based. */
const GOOD = 'good'

const pathIn = (type: string, file: string) => at('blocks', type, file)

/** Edits a file of a block. */
function edit(type: string, file: string, change: (text: string) => string): void {
  writeFileSync(pathIn(type, file), change(readFileSync(pathIn(type, file), 'utf8')))
}

/**
 * Adds a block that equals the valid one, except for its name and for additional output at the end.
 */
function addBlock(type: string, renders = ''): void {
  const [name, goodName] = [getComponentName(type), getComponentName(GOOD)]
  mkdirSync(at('blocks', type))
  for (const file of readdirSync(at('blocks', GOOD))) {
    const text = readFileSync(pathIn(GOOD, file), 'utf8')
    writeFileSync(
      pathIn(type, file.replace(goodName, name)),
      text.replaceAll(goodName, name).replaceAll(`"${GOOD}"`, `"${type}"`),
    )
  }
  edit(type, `${name}.tsx`, (source) =>
    source
      .replace('</Section>', `${renders}</Section>`)
      .replace('RichText, Section', 'RichText, Section, useIsLive'),
  )
}

/** Adds a footnote to a block. Only one of its examples has the footnote. */
function addFootnote(type: string): void {
  edit(type, 'schema.json', (text) => {
    const { properties, ...schema } = JSON.parse(text)
    const footnote = { ...properties.title, description: 'A note below.' }
    return JSON.stringify({ ...schema, properties: { ...properties, footnote } })
  })
  edit(type, 'examples.json', (text) => {
    const [first, ...others] = JSON.parse(text)
    const block = { ...first.block, footnote: 'A note below.' }
    return JSON.stringify([{ ...first, block }, ...others])
  })
}

/** Keeps only a block's first example, which has the same error as the others. */
function keepFirstExample(type: string): void {
  edit(type, 'examples.json', (text) => JSON.stringify(JSON.parse(text).slice(0, 1)))
}

/** Gives all examples of a block the same title. */
function addTitle(type: string): void {
  edit(type, 'examples.json', (text) => {
    const examples = JSON.parse(text) as { block: object }[]
    return JSON.stringify(
      examples.map((one) => ({ ...one, block: { ...one.block, title: TITLE } })),
    )
  })
}

const TITLE = 'A title'

/** Adds an example with two equal strings, as some seeds generate. */
function addExampleOfEqualTexts(type: string): void {
  edit(type, 'examples.json', (text) => {
    const block = { type, texts: ['The same.', 'The same.'] }
    return JSON.stringify([...JSON.parse(text), { name: 'equal', description: 'Equal.', block }])
  })
}

function removeLastExample(type: string): void {
  edit(type, 'examples.json', (text) => JSON.stringify(JSON.parse(text).slice(0, -1)))
}

/** Adds a block with a rule that few generated blocks follow. */
function addStrictBlock(type: string): void {
  addBlock(type)
  addTitle(type)
  writeFileSync(
    pathIn(type, 'build.ts'),
    `export const build = {
  rules: [{
    name: 'titled-${type}',
    check: ({ title }) =>
      title === '${TITLE}' ? [] : [{ pointer: '', message: 'It has another title.' }],
  }],
}\n`,
  )
}

function addRepair(type: string): void {
  const name = `${getComponentName(type)}Block`
  mkdirSync(at('blocks', type, 'tests'))
  writeFileSync(
    pathIn(type, 'tests/mend.ts'),
    `import type { ${name} } from 'quire-pages/types'
export const mend = {
  ${name}: (block: ${name}) => ({ ...block, title: '${TITLE}', byAudience: undefined }),
}\n`,
  )
}

/** A few generated blocks are enough: each error appears in every block, or in one of the first. */
const RUNS = ['--runs', '10']

const launch = () => chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })

const install = (name: string) =>
  symlinkSync(join(projectRoot, 'node_modules', name), at('node_modules', name))

beforeAll(async () => {
  installIsolated(project, await sharePackage())
  cpSync(join(projectRoot, 'examples/starter'), at('site'), { recursive: true })
}, MAKING_MS)

describe('quire test', () => {
  it('says what is missing, and what installs it', () => {
    const test = (...words: string[]) => {
      const { status, stderr } = runQuire(project, ['test', ...words])
      expect(status).toBe(2)
      return stderr.trim()
    }
    expect(test()).toBe(
      'This project has no blocks of its own to test. Make one with `npx quire new block NAME`.',
    )
    expect(runQuire(project, ['new', 'block', GOOD])).toMatchObject({ status: 0 })
    expect(test('goodly')).toBe('There is no block "goodly". Did you mean "good"?')
    expect(test('--runs', 'many')).toBe(
      '--runs needs a whole number from 1 to 2147483647, not "many".',
    )
    expect(test()).toBe(
      'Tests of blocks need playwright and axe-core in the project: run `npm install --save-dev playwright axe-core`, then `npx playwright install chromium`.',
    )
    install('playwright')
    expect(test()).toBe(
      'Tests of blocks need axe-core in the project: run `npm install --save-dev axe-core`.',
    )
    install('axe-core')
    expect(test('--site', 'nowhere')).toContain('There is no site in "nowhere"')
  })

  it('ends where the browser does not start, and says why', () => {
    const browser = at('browser.sh')
    writeFileSync(browser, '#!/bin/sh\necho "A library is missing." >&2\nexit 1\n', { mode: 0o755 })
    const { status, stderr } = runQuire(project, ['test', ...RUNS], { CHROMIUM: browser })
    expect(status).toBe(2)
    expect(stderr).toContain(
      `${browser} does not start:\nA library is missing.\nRun \`npx playwright install chromium\``,
    )
    rmSync(browser)
  })

  it('finds nothing wrong with the template of a new block, nor with equal entries in it', () => {
    addExampleOfEqualTexts(GOOD)
    const { status, stdout } = runQuire(project, ['test', ...RUNS])
    removeLastExample(GOOD)
    expect(stdout).toBe(
      'No problems in 1 block tested: 3 examples, 10 generated blocks on the server, 1 in the browser.\n',
    )
    expect(status).toBe(0)
  })

  describe('finds and reports', () => {
    let findings: (TestIssue & { block: string })[]
    const listIssues = (type: string) => findings.filter(({ block }) => block === type)

    // Tests all blocks in one call, because compiling them and starting a browser takes most of the
    // time.
    beforeAll(() => {
      for (const { type, renders, isMadeUp } of BAD) {
        addBlock(type, renders)
        if (!isMadeUp) keepFirstExample(type)
      }
      addFootnote('forgetful')
      addTitle('hasty')
      addStrictBlock('strict')
      addStrictBlock('repaired')
      addRepair('repaired')
      const { stdout, status } = runQuire(project, ['test', ...RUNS, '--json'])
      expect(status).toBe(1)
      findings = JSON.parse(stdout).findings
    }, 300_000)

    it.each(BAD)('$type: $name', ({ type, name, says, isMadeUp = false }) => {
      const found = listIssues(type)
      const issue = found.find((one) => one.name === name)
      expect(issue?.message, JSON.stringify(found)).toMatch(says)
      if (isMadeUp) {
        expect(issue).toMatchObject({ content: { type, texts: ['x'] }, seed: 1 })
        expect(issue?.content).not.toHaveProperty('title')
      }
    })

    it('a block with too few examples', () => {
      expect(listIssues('wide')).toContainEqual(
        expect.objectContaining({
          name: 'wrong-examples',
          message: 'The block needs more examples: it has 1.',
        }),
      )
    })

    it('a block of which the rules refuse most', () => {
      expect(listIssues('strict')).toMatchObject([
        { name: 'refused-content', message: expect.stringContaining('It has another title.') },
      ])
    })

    it('nothing of a block without an error, or with a repair that its rules need', () => {
      expect([...listIssues(GOOD), ...listIssues('repaired')]).toEqual([])
    })
  })

  it('prints what shows an error, and the way out', () => {
    const { status, stdout } = runQuire(project, ['test', 'hasty', ...RUNS])
    expect(status).toBe(1)
    expect(stdout).toMatch(/^blocks\/hasty {2}render-error\n {2}The block throws on the server, in/)
    expect(stdout).toContain('(seed 1, path ')
    expect(stdout).toContain('`npx quire test hasty --seed 1 --runs 10` repeats it')
    expect(stdout).toContain('      "texts": [\n        "x"\n      ]')
    expect(stdout).toContain('Render every block that the schema allows')
    expect(stdout).toMatch(/^1 problem in 1 block tested: 2 examples, /m)
  })
})

describe('quire dev', () => {
  it('names the component whose HTML differs, in the console and over the page', async () => {
    const page = {
      title: 'Timed',
      description: 'A page with a clock.',
      blocks: [
        { type: 'hero', title: 'Timed' },
        { type: 'clock', texts: ['A text.'] },
      ],
    }
    writeFileSync(at('site/pages/timed.json'), JSON.stringify(page))
    const server = spawn(process.execPath, [cliOf(project), 'dev', '--port', '0'], { cwd: project })
    const browser = await launch()
    try {
      const origin = await createReader(server.stdout)(/http:\/\/localhost:\d+/)
      const shown = await browser.newPage()
      await shown.clock.setFixedTime('2041-06-01T00:00:00Z')
      const thrown = shown.waitForEvent('pageerror')
      await shown.goto(`${origin}/timed`)
      const difference = /<Clock .*\+ +2041\n- +20\d\d\n/s
      expect((await thrown).message).toMatch(difference)
      const overlay = shown.locator('quire-overlay [role=alert]')
      expect(await overlay.innerText()).toMatch(difference)
    } finally {
      await browser.close()
      server.kill('SIGINT')
      await once(server, 'exit')
    }
  })

  it('names a block that throws on the server or in the browser, what it throws, and the error of one that does not compile', async () => {
    rmSync(at('blocks'), { recursive: true })
    // The page has a block of each of those types.
    rmSync(at('site/pages/timed.json'), { force: true })
    expect(runQuire(project, ['new', 'block', GOOD])).toMatchObject({ status: 0 })
    const page = {
      title: 'Cold',
      description: 'A page with an oven.',
      blocks: [
        { type: 'hero', title: 'Cold' },
        { type: GOOD, texts: ['A text.'] },
      ],
    }
    writeFileSync(at('site/pages/cold.json'), JSON.stringify(page))
    const file = 'blocks/good/Good.tsx'
    const source = readFileSync(at(file), 'utf8')
    const write = (added: string) =>
      writeFileSync(
        at(file),
        source
          .replace('import styles', "import { useState } from 'react'\nimport styles")
          .replace('return (', `${added}\n  return (`),
      )
    write("throw new Error('The oven is cold.')")
    const line = readFileSync(at(file), 'utf8').split('The oven')[0]?.split('\n').length
    const server = spawn(process.execPath, [cliOf(project), 'dev', '--port', '0'], { cwd: project })
    let terminal = ''
    server.stderr.on('data', (text) => {
      terminal += text
    })
    const browser = await launch()
    try {
      const origin = await createReader(server.stdout)(/http:\/\/localhost:\d+/)
      const shown = await browser.newPage()
      const overlay = shown.locator('quire-overlay [role=alert]')
      const shows = async (text: RegExp) => {
        await overlay.filter({ hasText: text }).waitFor()
        return overlay.innerText()
      }
      await shown.goto(`${origin}/cold`)
      const thrown = '/cold could not be rendered: in the block "good": Error: The oven is cold.'
      expect(await shows(/The oven is cold/)).toContain(`${thrown}\n${at(file)}:${line}:`)
      expect(terminal).toContain(`${thrown}\n${file}:${line}:`)
      write("useState(0)\n  if (typeof window === 'object') throw new Error('It smokes.')")
      const smoke = 'In the block "good": Error: It smokes.'
      expect(await shows(/It smokes/)).toContain(smoke)
      await expect.poll(() => terminal).toContain(`/cold failed in the browser: ${smoke}\n`)
      write('return ((')
      const output = await shows(/could not be compiled/)
      expect(output).toMatch(/\n +╭─\[ blocks\/good\/Good\.tsx:\d+:\d+ \]\n/)
      expect(stripVTControlCharacters(output)).toBe(output)
      writeFileSync(at(file), source)
      await overlay.waitFor({ state: 'detached' })
    } finally {
      await browser.close()
      server.kill('SIGINT')
      await once(server, 'exit')
    }
  }, 120_000)
})
