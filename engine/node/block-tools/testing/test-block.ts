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
  /** How many examples it has. */
  examples: number
  /** How many made-up blocks were rendered on the server, and shown in the browser. */
  rendered: number
  visited: number
}

export interface TrialOptions {
  /** How many blocks are made up; the browser shows a tenth of them. */
  runs: number
  seed: number
}

interface World extends TrialOptions {
  trial: PageTrial
  blocksOf: ReturnType<typeof createBlockArbitraries>
  /** What is wrong with a page in the browser. */
  visit: (page: object) => Promise<TestIssue[]>
}

/** The most entries of a list: axe takes seconds for longer ones. */
const MANY = 24
/** How long an issue is looked for and made smaller, in milliseconds. */
const PATIENCE = 60_000
/** The examples that a block has at least: one plain, one with everything. */
const LEAST_EXAMPLES = 2

/** Tests one block: its words, its examples, and blocks made up from its schema. */
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
      ? [{ name, message: `The block has too few examples: ${examples.length}.` }]
      : []),
    ...others.map((one) => ({ name, message: `The example "${one.name}" is not of this type.` })),
  ]
}

function findOwnTexts({ folder }: BlockFolder): TestIssue[] {
  const sources = listFiles(folder).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('tests/') && file !== 'build.ts',
  )
  return sources.flatMap((file) =>
    findHardCodedWords(readFileSync(join(folder, file), 'utf8')).map((text) => ({
      name: 'own-text' as const,
      message: `${file} has a text of its own: "${text}".`,
    })),
  )
}

/** The first issue of each kind that an example shows; examples show all texts of a block. */
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

/** What is wrong with a page; a browser need not show what the server could not render. */
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
  const common = { seed, known, refuse, patience: PATIENCE }
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
  const message = `The check refuses most blocks that fit the schema; the last: ${refused}`
  return [...shown, { name: 'refused-content', message }]
}

/** Why the check refuses a page, without what leads to the block. */
function findErrors(trial: PageTrial, page: object): string[] {
  return trial
    .check(page)
    .map(
      ({ pointer, rule, message }) =>
        `${pointer.replace(/^\/blocks\/\d+/, '') || '/'}  ${rule}  ${message}`,
    )
}
