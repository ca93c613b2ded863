/** `quire test`, in a project that is not Quire's: each kind of fault is found and told. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameComponent } from '../../../engine/node/schemas/generate-blocks'
import type { FAULTS } from '../../../engine/node/testing/fault'
import type { Finding } from '../../../engine/node/testing/test-block'
import { projectRoot } from '../../../engine/node/util/project-root'
import { makeScratchFolder } from '../../support/scratch-folder'
import { installIsolated, providePackage, runQuire } from '../../support/sites/package-project'

const project = makeScratchFolder()
const at = (...path: string[]) => join(project, ...path)

interface BadBlock {
  type: string
  /** What its component renders below the texts of the template. */
  renders: string
  name: keyof typeof FAULTS
  says: RegExp
  /** Whether only a made-up block shows it: each example has what the component goes by. */
  isMadeUp?: boolean
}

const BAD: BadBlock[] = [
  {
    type: 'wordy',
    renders: '<p>What we sell</p>',
    name: 'own-text',
    says: /^Wordy\.tsx has a text of its own: "What we sell"\.$/,
  },
  {
    type: 'wide',
    renders: '<div style={{ width: 700 }}>{block.texts[0]}</div>',
    name: 'overflow',
    says: /^At 360px, something reaches beyond the window: the page is \d+px wide/,
  },
  {
    type: 'nameless',
    renders: '<button type="button" />',
    name: 'accessibility',
    says: /axe's rule "button-name"/,
  },
  {
    type: 'clock',
    renders: '<p>{new Date().getFullYear()}</p>',
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
    type: 'chance',
    renders: '<p>{Math.random()}</p>',
    name: 'unstable-html',
    says: /^Rendered twice, the HTML is once "/,
  },
  {
    type: 'hasty',
    renders: '<p>{block.title.length}</p>',
    name: 'render-error',
    says: /^The component throws while it is rendered\. .*reading 'length'/,
    isMadeUp: true,
  },
  {
    type: 'worldly',
    renders: '<p>{String(window.innerWidth)}</p>',
    name: 'render-error',
    says: /In the browser it does not: it may use what only browsers have\.$/,
  },
  {
    type: 'forgetful',
    renders: '{block.footnote && null}',
    name: 'missing-text',
    says: /^The HTML does not have the text "A note below\."\.$/,
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
    says: /^The id "same" stands twice\.$/,
  },
]

/** Edits a file of a block. */
function edit(type: string, file: string, change: (text: string) => string): void {
  const path = at('blocks', type, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Adds a block of the template, with a footnote that it may have and more that it renders. */
function addBlock(type: string, renders = ''): void {
  expect(runQuire(project, ['new', 'block', type])).toMatchObject({ status: 0 })
  edit(type, `${nameComponent(type)}.tsx`, (source) =>
    source
      .replace('</Section>', `${renders}</Section>`)
      .replace('RichText, Section', 'RichText, Section, useIsLive'),
  )
  edit(type, 'schema.json', (text) => {
    const { properties, ...schema } = JSON.parse(text)
    const footnote = { ...properties.title, description: 'A note below.' }
    return JSON.stringify({ ...schema, properties: { ...properties, footnote } })
  })
  edit(type, 'examples.json', (text) => {
    const examples = JSON.parse(text) as { block: object }[]
    const added = { title: 'A title', ...(type === 'forgetful' && { footnote: 'A note below.' }) }
    return JSON.stringify(examples.map((one) => ({ ...one, block: { ...added, ...one.block } })))
  })
}

const install = (name: string) =>
  symlinkSync(join(projectRoot, 'node_modules', name), at('node_modules', name))

beforeAll(() => {
  installIsolated(project, providePackage())
  cpSync(join(projectRoot, 'examples/starter'), at('site'), { recursive: true })
})

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
    addBlock('good')
    expect(test('goodly')).toBe(
      'There is no block "goodly". Did you mean "good"? The blocks of this project: good.',
    )
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

  it('finds nothing wrong with the template of a new block', () => {
    const { status, stdout } = runQuire(project, ['test', '--runs', '10', '--seed', '1'])
    expect(stdout).toBe(
      'No faults in 1 block tested: 2 examples, 10 made-up blocks on the server, 1 in the browser.\n',
    )
    expect(status).toBe(0)
  })

  it('makes up blocks that the rules of the block accept, with a mend where few would be', () => {
    addBlock('strict')
    writeFileSync(
      at('blocks/strict/build.ts'),
      `export const build = {
  rules: [{
    name: 'titled-strict',
    check: ({ title }) =>
      title === 'A title' ? [] : [{ pointer: '', message: 'It has another title.' }],
  }],
}\n`,
    )
    edit('strict', 'examples.json', (text) =>
      text.replace(/"title":"What comes first"/, '"title":"A title"'),
    )
    const words = ['test', 'strict', '--runs', '10', '--seed', '1', '--json']
    const refused = JSON.parse(runQuire(project, words).stdout)
    expect(refused.findings).toMatchObject([
      {
        block: 'strict',
        name: 'refused-content',
        message: expect.stringContaining('another title'),
      },
    ])
    mkdirSync(at('blocks/strict/tests'))
    writeFileSync(
      at('blocks/strict/tests/mend.ts'),
      `import type { StrictBlock } from 'quire-pages/types'
export const mend = {
  StrictBlock: (block: StrictBlock) => ({ ...block, title: 'A title', byAudience: undefined }),
}\n`,
    )
    expect(runQuire(project, words)).toMatchObject({ status: 0 })
    rmSync(at('blocks/strict'), { recursive: true })
  }, 300_000)

  describe('finds and tells', () => {
    let findings: Finding[]

    beforeAll(() => {
      for (const { type, renders } of BAD) addBlock(type, renders)
      const { stdout, status } = runQuire(project, [
        'test',
        '--runs',
        '10',
        '--seed',
        '1',
        '--json',
      ])
      expect(status).toBe(1)
      findings = JSON.parse(stdout).findings
    }, 300_000)

    it.each(BAD)('$type: $name', ({ type, name, says, isMadeUp = false }) => {
      const found = findings.filter(({ block }) => block === type)
      const finding = found.find((one) => one.name === name)
      expect(finding?.message, JSON.stringify(found)).toMatch(says)
      if (isMadeUp) {
        expect(finding).toMatchObject({ content: { type, texts: ['x'] }, seed: 1 })
        expect(finding?.content).not.toHaveProperty('title')
      }
    })

    it('nothing of a block that has no fault', () => {
      expect(findings.filter(({ block }) => block === 'good')).toEqual([])
    })
  })

  it('prints what shows a fault, and the way out', () => {
    const { status, stdout } = runQuire(project, ['test', 'hasty', '--runs', '10', '--seed', '1'])
    expect(status).toBe(1)
    expect(stdout).toMatch(/^blocks\/hasty {2}render-error\n {2}The component throws/)
    expect(stdout).toContain('(seed 1, path ')
    expect(stdout).toContain('`npx quire test hasty --seed 1 --runs 10` tries it again')
    expect(stdout).toContain('      "texts": [\n        "x"\n      ]')
    expect(stdout).toContain('Render the block whatever its schema allows')
    expect(stdout).toMatch(/^1 fault in 1 block tested: 2 examples, /m)
  })
})
