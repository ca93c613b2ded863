import { resolve } from 'node:path'
import type { OverlayText } from '../../../core/dev-protocol'
import { renderReport } from '../../check/report/report'
import type { Problem } from '../../lib/problems/problem'

/**
 * The report for the overlay. The message is the number of problems, and the details are the
 * problems. Each location links to its file, so paths are absolute.
 */
export function renderOverlay(problems: Problem[]): OverlayText {
  const report = renderReport(problems.map((it) => ({ ...it, file: resolve(it.file) })))
  const closingAt = report.lastIndexOf('\n\n')
  return { message: report.slice(closingAt).trim(), details: report.slice(0, closingAt) }
}
