import pc from 'picocolors'
import { count } from '../../core/text/count'
import { assembleSite } from '../check/run/assemble-site'
import { locateIssues } from '../check/run/locate-issues'
import { openSite } from '../check/run/open-site'
import { traceSite } from '../check/run/trace'
import { hasErrors } from '../problems/problem'
import type { BlockFolder } from '../schemas/block-folders'
import { ownProject } from '../schemas/block-folders'
import { FAULTS } from '../testing/fault'
import type { BlockResult, Finding } from '../testing/test-block'
import { testBlocks } from '../testing/test-blocks'
import { loadTestTools } from '../testing/test-tools'
import { renderInvocation } from '../util/invocation'
import { UsageError } from '../util/usage-error'

export interface TestCommandOptions {
  siteDir: string
  /** All blocks of the project, and those to be tested. */
  own: BlockFolder[]
  wanted: BlockFolder[]
  runs: number
  /** Another one each time by default. */
  seed?: number
  json: boolean
}

/**
 * Tests blocks, prints what was found, and returns the exit code; `prepare` makes them known to
 * the check, once there is all that tests need.
 */
export async function runTest(
  { siteDir, json, seed = Math.floor(Math.random() * 2 ** 31), ...options }: TestCommandOptions,
  prepare: () => Promise<void>,
): Promise<number> {
  const tools = await loadTestTools(ownProject)
  await prepare()
  const opened = openSite(siteDir)
  if (hasErrors(locateIssues(traceSite(opened), opened.issues))) {
    throw new UsageError(
      `The blocks are shown in the look of the site in "${siteDir}", which has errors. \`${renderInvocation('check')}\` prints them.`,
    )
  }
  const { theme } = assembleSite(opened, []).settings
  const onBegin = (type: string) => console.error(`Testing ${type} …`)
  const results = await testBlocks({ ...options, seed, theme, tools, onBegin })
  const color = process.stdout.isTTY
  console.log(json ? renderJson(results) : renderResults(results, { runs: options.runs, color }))
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0
}

function renderJson(results: BlockResult[]): string {
  const findings = results.flatMap((result) =>
    result.findings.map((finding) => ({ ...finding, hint: FAULTS[finding.name] })),
  )
  const blocks = results.map(({ findings: { length }, ...rest }) => ({ ...rest, findings: length }))
  return JSON.stringify({ blocks, findings }, null, 2)
}

type Colors = ReturnType<typeof pc.createColors>

/** What is printed of tests: each finding, then how much was tested. */
function renderResults(
  results: BlockResult[],
  { runs, color = false }: { runs: number; color?: boolean },
): string {
  const colors = pc.createColors(color)
  const findings = results.flatMap((result) => result.findings)
  return [
    ...findings.map((finding) => renderFinding(finding, runs, colors)),
    renderClosing(results),
  ].join('\n\n')
}

function renderFinding(finding: Finding, runs: number, colors: Colors): string {
  const { block, name, message } = finding
  return [
    `${colors.cyan(`blocks/${block}`)}  ${colors.red(name)}\n  ${message}`,
    renderShown(finding, runs),
    `  ${FAULTS[name]}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The most lines of a generated block that are printed. */
const MOST_LINES = 40

/** What shows a fault: an example, or a generated block. */
function renderShown(
  { block, example, content, seed, path }: Finding,
  runs: number,
): string | undefined {
  if (example !== undefined) return `  The example "${example}" shows it.`
  if (content === undefined) return undefined
  const lines = JSON.stringify(content, null, 2).split('\n')
  const rest = lines.length - MOST_LINES
  const shown = rest > 0 ? [...lines.slice(0, MOST_LINES), `… ${rest} more lines`] : lines
  const again = renderInvocation('test', `${block} --seed ${seed} --runs ${runs}`)
  return [
    `  This block shows it (seed ${seed}, path ${path}; \`${again}\` repeats it):`,
    ...shown.map((line) => `    ${line}`),
  ].join('\n')
}

function renderClosing(results: BlockResult[]): string {
  const sum = (count: (result: BlockResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const found = sum(({ findings }) => findings.length)
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
  return found === 0 ? `No faults in ${of}.` : `${count(found, 'fault')} in ${of}.`
}
