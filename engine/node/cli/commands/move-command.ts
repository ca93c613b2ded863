import { confirm } from '@clack/prompts'
import pc from 'picocolors'
import { canonicalPath } from '../../../core/addresses/paths'
import { count } from '../../../core/text/count'
import { renderReport } from '../../check/report/report'
import { checkSite } from '../../check/run/check-site'
import { renderTextDiff } from '../../edit/fix/text-diff'
import type { Move } from '../../edit/move/move-request'
import { openForMove } from '../../edit/move/open-for-move'
import type { MovePlan } from '../../edit/move/plan-move'
import { planMove } from '../../edit/move/plan-move'
import { writeFiles } from '../../edit/write/write-files'
import { UsageError } from '../../lib/files/usage-error'
import { hasErrors } from '../../lib/problems/problem'
import { renderChange, renderNote } from '../common/rewritten-files'

export interface MoveCommandOptions extends Move {
  siteDir: string
  /** If `true`, the command does not ask for confirmation. */
  yes: boolean
  /** If `true`, the plan is only shown. */
  dryRun: boolean
}

/**
 * Shows what moving a page changes, asks for confirmation, writes all changes or none, and prints
 * the problems of the site afterwards. Returns the exit code.
 * @throws {UsageError} when the page cannot be moved, or without a terminal to ask in.
 */
export async function runMove(options: MoveCommandOptions): Promise<number> {
  const { siteDir, below, yes, dryRun } = options
  const [from, to] = [canonicalPath(options.from), canonicalPath(options.to)]
  const request = { siteDir, moves: [{ from, to, below }] }
  const plan = planMove(request, await openForMove(request))
  const color = process.stdout.isTTY
  if (dryRun) console.log(plan.files.map(renderDiff).join(''))
  console.log(renderMove(plan, { color }))
  if (dryRun) return 0
  if (!yes && !process.stdin.isTTY) {
    throw new UsageError('Nothing was written. Add --yes to move without being asked.')
  }
  if (!yes && (await confirm({ message: 'Write these changes?' })) !== true) {
    console.log('Nothing was written.')
    return 1
  }
  writeFiles(siteDir, plan.files)
  const { problems, pages } = await checkSite(siteDir)
  console.log(`\n${renderReport(problems, { pages, color })}`)
  return hasErrors(problems) ? 1 : 0
}

function renderDiff({ path, before = '', after = '' }: MovePlan['files'][number]): string {
  return renderTextDiff(path, before, after)
}

/** The output for a plan. */
function renderMove(
  { moved, staying, changes, notes, files }: MovePlan,
  { color = false } = {},
): string {
  const colors = pc.createColors(color)
  const pages = [...moved].map(([from, to]) => `${colors.bold(from)} → ${colors.bold(to)}`)
  const below = `${count(staying, 'page')} below it ${staying === 1 ? 'stays' : 'stay'}`
  return [
    pages.join('\n'),
    [
      ...changes.map((change) => renderChange(change, colors)),
      ...notes.map((note) => renderNote(note, colors)),
    ].join('\n'),
    `${count(changes.length, 'change')} in ${count(files.length, 'file')}.` +
      (staying > 0 ? ` The ${below}; --below moves those too.` : ''),
  ]
    .filter(Boolean)
    .join('\n\n')
}
