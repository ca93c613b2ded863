import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '../catalogue/examples'
import type { BlockFolder } from '../schemas/block-folders'
import { listFiles } from '../util/list-files'
import type { createBlockArbitraries } from './block-arbitrary'
import type { Fault } from './fault'
import { kindOf } from './fault'
import { findHardCodedWords } from './hard-coded-words'
import type { PageTrial } from './page-trial'
import { findRenderFaults, findTextFaults } from './render-faults'
import { buildExamplePage, loadExamples } from './trial-site'
import { tryContent } from './try-content'

/** A fault of a block, with what shows it. */
export interface Finding extends Fault {
  block: string
  /** The example that shows it. */
  example?: string
  /** The made-up block that shows it, as small as could be found. */
  content?: object
  seed?: number
  path?: string
}

export interface BlockResult {
  type: string
  findings: Finding[]
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
  visit: (page: object) => Promise<Fault[]>
}

/** The most entries of a list: axe takes seconds for longer ones. */
const MANY = 24
/** How long a fault is looked for and made smaller, in milliseconds. */
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
  const found = [...parts, ...shown, ...made.findings]
  const findings = found.map((one) => ({ block: type, ...one }))
  return { ...made, type, findings, examples: examples.length }
}

type Found = Omit<Finding, 'block'>

function findWrongExamples(type: string, examples: Example[]): Found[] {
  const name = 'wrong-examples' as const
  const others = examples.filter(({ block }) => block?.type !== type)
  return [
    ...(examples.length < LEAST_EXAMPLES
      ? [{ name, message: `The block has too few examples: ${examples.length}.` }]
      : []),
    ...others.map((one) => ({ name, message: `The example "${one.name}" is not of this type.` })),
  ]
}

function findOwnTexts({ folder }: BlockFolder): Found[] {
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

/** The first fault of each kind that an example shows; examples show all texts of a block. */
async function tryExamples(examples: Example[], world: World): Promise<Found[]> {
  const found = new Map<string, Found>()
  for (const example of examples) {
    for (const fault of await tryExample(example, world)) {
      if (!found.has(kindOf(fault))) found.set(kindOf(fault), { ...fault, example: example.name })
    }
  }
  return [...found.values()]
}

async function tryExample({ name, block }: Example, { trial, visit }: World): Promise<Fault[]> {
  const page = buildExamplePage('Trial', [block])
  const refusals = tellRefusals(trial, page)
  if (refusals.length > 0) {
    return refusals.map((message) => ({ name: 'refused-example', kind: name, message }))
  }
  const faults = await look(page, trial, visit)
  return isUnrendered(faults) ? faults : [...faults, ...(await findTextFaults(trial, page))]
}

/** What is wrong with a page; a browser need not show what the server could not render. */
async function look(page: object, trial: PageTrial, visit: World['visit']): Promise<Fault[]> {
  const faults = await findRenderFaults(trial, page)
  return isUnrendered(faults) ? faults : [...faults, ...(await visit(page))]
}

const isUnrendered = (faults: Fault[]): boolean =>
  faults.some(({ name }) => name === 'render-error')

async function tryMadeUp(type: string, world: World, known: Set<string>) {
  const { trial, visit, blocksOf, runs, seed } = world
  const pageOf = (block: object) => buildExamplePage('Trial', [block])
  const refuse = (block: object) => tellRefusals(trial, pageOf(block))[0]
  const common = { seed, known, refuse, patience: PATIENCE }
  try {
    const onServer = await tryContent({
      ...{ ...common, blocks: blocksOf({ type }), runs },
      look: (block) => findRenderFaults(trial, pageOf(block)),
    })
    const inBrowser = await tryContent({
      ...{ ...common, blocks: blocksOf({ type, many: MANY }), runs: Math.ceil(runs / 10) },
      look: (block) => look(pageOf(block), trial, visit),
    })
    const isRefused = onServer.refused !== undefined
    return {
      findings: [
        ...tellContent(onServer),
        ...tellContent(isRefused ? { ...inBrowser, refused: undefined } : inBrowser),
      ],
      rendered: onServer.runs,
      visited: inBrowser.runs,
    }
  } catch (reason) {
    const { message } = reason as Error
    const finding: Found = { name: 'unknown-schema', message }
    return { findings: [finding], rendered: 0, visited: 0 }
  }
}

function tellContent({ shown, refused }: Awaited<ReturnType<typeof tryContent>>): Found[] {
  const findings = shown.map(({ fault, block, seed, path }) => ({
    ...{ ...fault, content: block, seed, path },
  }))
  if (refused === undefined) return findings
  const message = `The check refuses most blocks that fit the schema; the last: ${refused}`
  return [...findings, { name: 'refused-content', message }]
}

/** Why the check refuses a page, without what leads to the block. */
function tellRefusals(trial: PageTrial, page: object): string[] {
  return trial
    .check(page)
    .map(
      ({ pointer, rule, message }) =>
        `${pointer.replace(/^\/blocks\/\d+/, '') || '/'}  ${rule}  ${message}`,
    )
}
