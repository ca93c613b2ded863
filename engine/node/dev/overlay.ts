import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Problem } from '../problems/problem'
import { renderReport } from '../reports/report'

/**
 * The report as Vite's overlay shows it: how many problems there are as the message, and what they
 * are as the stack, in which a place is a link that opens the file. For that it has the whole path.
 */
export function renderOverlay(problems: Problem[]): ErrorPayload['err'] {
  const report = renderReport(problems.map((it) => ({ ...it, file: resolve(it.file) })))
  const closingAt = report.lastIndexOf('\n\n')
  return { message: report.slice(closingAt).trim(), stack: report.slice(0, closingAt) }
}
