import pc from 'picocolors'
import { count } from '../../../core/text/count'
import type { BlockResult } from '../../block-tools/testing/test-block'
import { testBlocks } from '../../block-tools/testing/test-blocks'
import type { TestIssue } from '../../block-tools/testing/test-issue'
import { HINTS } from '../../block-tools/testing/test-issue'
import { loadTestTools } from '../../block-tools/testing/test-tools'
import type { OwnBuilds } from '../../check/facts/block-build'
import { assembleSite } from '../../check/run/assemble-site'
import { createTools } from '../../check/run/check-tools'
import { locateIssues } from '../../check/run/locate-issues'
import { openSite } from '../../check/run/open-site'
import { createSourceMaps } from '../../check/run/source-maps'
import { renderInvocation } from '../../lib/files/invocation'
import { UsageError } from '../../lib/files/usage-error'
import { hasErrors } from '../../lib/problems/problem'
import type { BlockFolder } from '../../schemas/block-folders'
import { ownProject } from '../../schemas/block-folders'

export interface TestCommandOptions {
  siteDir: string
  /** All blocks of the project, and those to test. */
  own: BlockFolder[]
  wanted: BlockFolder[]
  runs: number
  /** The seed of the generated blocks. */
  seed: number
  json: boolean
}

/**
 * Tests blocks and prints the results. Returns the exit code. `prepare` loads what the blocks add
 * to the check, once the test tools are found.
 */
export async function runTest(
  { siteDir, json, seed, ...options }: TestCommandOptions,
  prepare: () => Promise<OwnBuilds>,
): Promise<number> {
  const tools = await loadTestTools(ownProject)
  const checkTools = createTools({ builds: await prepare() })
  const opened = openSite(siteDir, undefined, checkTools)
  if (hasErrors(locateIssues(createSourceMaps(opened), opened.issues))) {
    throw new UsageError(
      `The blocks use the theme of the site in "${siteDir}", which has errors. \`${renderInvocation('check')}\` prints them.`,
    )
  }
  const { theme } = assembleSite(opened, []).settings
  const onBegin = (type: string) => console.error(`Testing ${type} …`)
  const results = await testBlocks({ ...options, seed, theme, tools, checkTools, onBegin })
  const color = process.stdout.isTTY
  console.log(json ? renderJson(results) : renderResults(results, { runs: options.runs, color }))
  return results.some(({ issues }) => issues.length > 0) ? 1 : 0
}

function renderJson(results: BlockResult[]): string {
  const findings = results.flatMap(({ type, issues }) =>
    issues.map((issue) => ({ block: type, ...issue, hint: HINTS[issue.name] })),
  )
  const blocks = results.map(({ issues: { length }, ...rest }) => ({ ...rest, findings: length }))
  return JSON.stringify({ blocks, findings }, null, 2)
}

type Colors = ReturnType<typeof pc.createColors>

/** The output of a test run: each issue, then the number of tests. */
function renderResults(
  results: BlockResult[],
  { runs, color = false }: { runs: number; color?: boolean },
): string {
  const colors = pc.createColors(color)
  const issues = results.flatMap(({ type, issues }) =>
    issues.map((issue) => renderIssue({ ...issue, block: type }, runs, colors)),
  )
  return [...issues, renderClosing(results)].join('\n\n')
}

interface OfBlock extends TestIssue {
  block: string
}

function renderIssue(issue: OfBlock, runs: number, colors: Colors): string {
  const { block, name, message } = issue
  return [
    `${colors.cyan(`blocks/${block}`)}  ${colors.red(name)}\n  ${message}`,
    renderShown(issue, runs),
    `  ${HINTS[name]}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The largest number of lines to print of a generated block. */
const MOST_LINES = 40

/** The block that shows an issue: an example, or a generated block. */
function renderShown(
  { block, example, content, seed, path }: OfBlock,
  runs: number,
): string | undefined {
  if (example !== undefined) return `  The example "${example}" reproduces it.`
  if (content === undefined) return undefined
  const lines = JSON.stringify(content, null, 2).split('\n')
  const rest = lines.length - MOST_LINES
  const shown = rest > 0 ? [...lines.slice(0, MOST_LINES), `… ${rest} more lines`] : lines
  const again = renderInvocation('test', `${block} --seed ${seed} --runs ${runs}`)
  return [
    `  This block reproduces it (seed ${seed}, path ${path}; \`${again}\` repeats it):`,
    ...shown.map((line) => `    ${line}`),
  ].join('\n')
}

function renderClosing(results: BlockResult[]): string {
  const sum = (count: (result: BlockResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const found = sum(({ issues }) => issues.length)
  const tested = [
    count(
      sum(({ examples }) => examples),
      'example',
    ),
    `${count(
      sum(({ rendered }) => rendered),
      'generated block',
    )} on the server`,
    `${sum(({ visited }) => visited)} in the browser`,
  ].join(', ')
  const of = `${count(results.length, 'block')} tested: ${tested}`
  return found === 0 ? `No problems in ${of}.` : `${count(found, 'problem')} in ${of}.`
}
