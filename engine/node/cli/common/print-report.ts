import { createGithubReport, createJsonReport } from '../../check/report/machine-report'
import { createReport } from '../../check/report/report'
import type { Problem } from '../../lib/problems/problem'
import type { ReportFormat } from './report-format'

/** Prints the problems in the given format. */
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
