import { join } from 'node:path'
import pc from 'picocolors'
import { checkSite } from '../../check/run/check-site'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { openWholeSite } from '../../check/run/open-site'
import { fixSite } from '../../edit/fix/fix-site'
import type { FixPreview } from '../../edit/fix/preview-fix'
import { previewFix } from '../../edit/fix/preview-fix'
import type { SiteChange } from '../../edit/fix/try-fixes'
import { recordTranslations } from '../../edit/languages/record-translation'
import { getDisplayPath } from '../../edit/write/read-site'
import { hasErrors, isNote } from '../../lib/problems/problem'
import type { BuildTime } from '../../sources/time/clock'
import { printReport } from '../common/print-report'
import type { ReportFormat } from '../common/report-format'

export interface CheckCommandOptions extends ReportFormat, Pick<ToolsOptions, 'builds'> {
  siteDir: string
  /** If `true`, warnings fail too. Notes never fail. */
  strict: boolean
  /** If `true`, unambiguous fixes are written to the files first. */
  fix: boolean
  /** If `true`, these fixes are only shown. */
  dryRun?: boolean
  /** The time at which the site is checked. Default: the current time. */
  buildTime?: BuildTime
}

/** Checks a site and prints its problems. Returns the exit code. */
export async function runCheck(options: CheckCommandOptions): Promise<number> {
  const { siteDir, strict, fix, dryRun, buildTime, builds } = options
  const tools = createTools({ builds })
  if (dryRun) printPreview(await previewFix(siteDir, buildTime, tools), options)
  const result =
    fix && !dryRun
      ? await fixSite(siteDir, buildTime, tools)
      : await checkSite(siteDir, { buildTime, tools })
  if ('changes' in result) printChanges(result.changes, options)
  printReport(result.problems, result.pages, options)
  return hasErrors(result.problems) || (strict && !result.problems.every(isNote)) ? 1 : 0
}

/** Prints the changes as a diff that `git apply` accepts. */
function printPreview({ diff, changes }: FixPreview, { format }: ReportFormat): void {
  const count = changes === 1 ? '1 change' : `${changes} changes`
  const text = changes === 0 ? 'Nothing to change.' : `${diff}\n${count} would be made.`
  if (format === 'text') console.log(`${text}\n`)
  else console.error(text)
}

/** Prints the changes: on stderr if stdout is for programs. */
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

/** Records that translations are up to date, and lists them. Returns the exit code. */
export function runTranslated(siteDir: string, paths: string[]): number {
  for (const { file, original, hasChanged } of recordTranslations(openWholeSite(siteDir), paths)) {
    const name = getDisplayPath(join(siteDir, file))
    const records = hasChanged ? 'now records' : 'already records'
    console.log(`${name} ${records} the current version of ${original}.`)
  }
  return 0
}
