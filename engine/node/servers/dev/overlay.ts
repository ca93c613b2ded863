import { resolve } from 'node:path'
import type { OverlayText } from '../../../core/dev-protocol'
import { renderReport } from '../../check/report/report'
import type { Problem } from '../../lib/problems/problem'

/**
 * The report as it is shown over a page: how many problems there are as the message, and what they
 * are as the details, in which a place is a link that opens the file. For that it has the whole path.
 */
export function renderOverlay(problems: Problem[]): OverlayText {
  const report = renderReport(problems.map((it) => ({ ...it, file: resolve(it.file) })))
  const closingAt = report.lastIndexOf('\n\n')
  return { message: report.slice(closingAt).trim(), details: report.slice(0, closingAt) }
}
