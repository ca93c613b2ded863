import pc from 'picocolors'
import { createGithubReport, createJsonReport } from '../../check/report/machine-report'
import { createReport } from '../../check/report/report'
import { checkSite } from '../../check/run/check-site'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { fixSite } from '../../edit/fix/fix-site'
import type { FixPreview } from '../../edit/fix/preview-fix'
import { previewFix } from '../../edit/fix/preview-fix'
import type { SiteChange } from '../../edit/fix/try-fixes'
import type { Problem } from '../../lib/problems/problem'
import { hasErrors } from '../../lib/problems/problem'
import type { Moment } from '../../sources/time/clock'
import type { ReportFormat } from '../report-format'

export interface CheckCommandOptions extends ReportFormat, Pick<ToolsOptions, 'builds'> {
  siteDir: string
  /** Whether warnings fail too. */
  strict: boolean
  /** Whether certain fixes are written into the files first. */
  fix: boolean
  /** Whether that is only shown. */
  dryRun?: boolean
  /** The moment for which it is checked; the present one by default. */
  moment?: Moment
}

/** Checks a site, prints its problems, and returns the exit code. */
export async function runCheck(options: CheckCommandOptions): Promise<number> {
  const { siteDir, strict, fix, dryRun, moment, builds } = options
  const tools = createTools({ builds })
  if (dryRun) printPreview(await previewFix(siteDir, moment, tools), options)
  const result =
    fix && !dryRun
      ? await fixSite(siteDir, moment, tools)
      : await checkSite(siteDir, { moment, tools })
  if ('changes' in result) printChanges(result.changes, options)
  printReport(result.problems, result.pages, options)
  return hasErrors(result.problems) || (strict && result.problems.length > 0) ? 1 : 0
}

/** Prints the problems in the format that was asked for. */
export function printReport(problems: Problem[], pages: number, { format }: ReportFormat): void {
  let lines: string[] = []
  for (const piece of createFormat(format, problems, pages)) {
    if (lines.push(piece) < PRINTED_AT_ONCE) continue
    console.log(lines.join('\n'))
    lines = []
  }
  if (lines.length > 0) console.log(lines.join('\n'))
}

const PRINTED_AT_ONCE = 1000

function createFormat(
  format: ReportFormat['format'],
  problems: Problem[],
  pages: number,
): Iterable<string> {
  if (format === 'json') return createJsonReport(problems, pages)
  if (format === 'github') return createGithubReport(problems)
  return createReport(problems, { pages, color: process.stdout.isTTY })
}

/** Prints what would be changed, so that `git apply` could take it. */
function printPreview({ diff, changes }: FixPreview, { format }: ReportFormat): void {
  const count = changes === 1 ? '1 change' : `${changes} changes`
  const text = changes === 0 ? 'Nothing to change.' : `${diff}\n${count} would be made.`
  if (format === 'text') console.log(`${text}\n`)
  else console.error(text)
}

/** Prints what was changed, beside what machines read. */
function printChanges(changes: SiteChange[], { format }: ReportFormat): void {
  const { cyan } = pc.createColors(process.stdout.isTTY)
  const lines = changes.map(
    ({ file, line, column, from, to }) =>
      `${cyan(`${file}:${line}:${column}`)}  ${from ? `${from} → ${to}` : `+ ${to.trim()}`}`,
  )
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  const text = [...lines, changes.length === 0 ? 'Nothing to change.' : `${count} made.`].join('\n')
  if (format === 'text') console.log(`${text}\n`)
  else console.error(text)
}
