import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/files/list-files'
import type { BlockFolder } from '../../schemas/block-folders'
import type { Example } from '../catalogue/examples'
import type { createBlockArbitraries } from './block-arbitrary'
import { findHardCodedWords } from './hard-coded-words'
import type { PageTrial } from './page-trial'
import { findRenderIssues, findTextIssues } from './render-issues'
import type { TestIssue } from './test-issue'
import { kindOf } from './test-issue'
import { buildExamplePage, loadExamples } from './trial-site'
import type { Tried } from './try-content'
import { tryContent } from './try-content'

export interface BlockResult {
  type: string
  issues: TestIssue[]
  /** The number of examples. */
  examples: number
  /** The number of generated blocks that were rendered on the server, and shown in the browser. */
  rendered: number
  visited: number
}

export interface TrialOptions {
  /** The number of generated blocks. The browser shows a tenth of them. */
  runs: number
  seed: number
}

interface World extends TrialOptions {
  trial: PageTrial
  blocksOf: ReturnType<typeof createBlockArbitraries>
  /** The issues of a page in the browser. */
  visit: (page: object) => Promise<TestIssue[]>
}

/** The largest number of entries in a list: longer ones take axe seconds. */
const MANY = 24
/** The time limit for finding and shrinking an issue, in milliseconds. */
const TIMEOUT = 60_000
/** The minimum number of examples: one plain, one complete. */
const LEAST_EXAMPLES = 2

/** Tests one block: its source, its examples, and blocks generated from its schema. */
export async function testBlock(folder: BlockFolder, world: World): Promise<BlockResult> {
  const { type } = folder
  const examples = loadExamples().get(type) ?? []
  const parts = [...findWrongExamples(type, examples), ...findOwnTexts(folder)]
  const shown = await tryExamples(examples, world)
  const known = new Set(shown.map(kindOf))
  const made = await tryMadeUp(type, world, known)
  return { ...made, type, issues: [...parts, ...shown, ...made.issues], examples: examples.length }
}

function findWrongExamples(type: string, examples: Example[]): TestIssue[] {
  const name = 'wrong-examples' as const
  const others = examples.filter(({ block }) => block?.type !== type)
  return [
    ...(examples.length < LEAST_EXAMPLES
      ? [{ name, message: `The block needs more examples: it has ${examples.length}.` }]
      : []),
    ...others.map((one) => ({
      name,
      message: `The example "${one.name}" is a block of another type.`,
    })),
  ]
}

function findOwnTexts({ folder }: BlockFolder): TestIssue[] {
  const sources = listFiles(folder).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('tests/') && file !== 'build.ts',
  )
  return sources.flatMap((file) =>
    findHardCodedWords(readFileSync(join(folder, file), 'utf8')).map((text) => ({
      name: 'own-text' as const,
      message: `${file} has a hard-coded text: "${text}".`,
    })),
  )
}

/** The first issue of each kind in an example. Examples must show all text of a block. */
async function tryExamples(examples: Example[], world: World): Promise<TestIssue[]> {
  const found = new Map<string, TestIssue>()
  for (const example of examples) {
    for (const issue of await tryExample(example, world)) {
      if (!found.has(kindOf(issue))) found.set(kindOf(issue), { ...issue, example: example.name })
    }
  }
  return [...found.values()]
}

async function tryExample({ name, block }: Example, { trial, visit }: World): Promise<TestIssue[]> {
  const page = buildExamplePage('Trial', [block])
  const errors = findErrors(trial, page)
  if (errors.length > 0) {
    return errors.map((message) => ({ name: 'refused-example', kind: name, message }))
  }
  const issues = await look(page, trial, visit)
  return isUnrendered(issues) ? issues : [...issues, ...(await findTextIssues(trial, page))]
}

/** The issues of a page. If the server cannot render it, the browser does not show it. */
async function look(page: object, trial: PageTrial, visit: World['visit']): Promise<TestIssue[]> {
  const issues = await findRenderIssues(trial, page)
  return isUnrendered(issues) ? issues : [...issues, ...(await visit(page))]
}

const isUnrendered = (issues: TestIssue[]): boolean =>
  issues.some(({ name }) => name === 'render-error')

async function tryMadeUp(type: string, world: World, known: Set<string>) {
  const { trial, visit, blocksOf, runs, seed } = world
  const pageOf = (block: object) => buildExamplePage('Trial', [block])
  const refuse = (block: object) => findErrors(trial, pageOf(block))[0]
  const common = { seed, known, refuse, timeout: TIMEOUT }
  try {
    const onServer = await tryContent({
      ...{ ...common, blocks: blocksOf({ type }), runs },
      look: (block) => findRenderIssues(trial, pageOf(block)),
    })
    const inBrowser = await tryContent({
      ...{ ...common, blocks: blocksOf({ type, many: MANY }), runs: Math.ceil(runs / 10) },
      look: (block) => look(pageOf(block), trial, visit),
    })
    const isRefused = onServer.refused !== undefined
    return {
      issues: [
        ...reportContent(onServer),
        ...reportContent(isRefused ? { ...inBrowser, refused: undefined } : inBrowser),
      ],
      rendered: onServer.runs,
      visited: inBrowser.runs,
    }
  } catch (reason) {
    const { message } = reason as Error
    const issue: TestIssue = { name: 'unknown-schema', message }
    return { issues: [issue], rendered: 0, visited: 0 }
  }
}

function reportContent({ shown, refused }: Tried): TestIssue[] {
  if (refused === undefined) return shown
  const message = `The check rejects most blocks that fit the schema. The last reason: ${refused}`
  return [...shown, { name: 'refused-content', message }]
}

/** The check's issue of a page, without the path to the block. */
function findErrors(trial: PageTrial, page: object): string[] {
  return trial
    .check(page)
    .map(
      ({ pointer, rule, message }) =>
        `${pointer.replace(/^\/blocks\/\d+/, '') || '/'}  ${rule}  ${message}`,
    )
}
