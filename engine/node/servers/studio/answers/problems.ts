import type { ListPart, StudioProblem } from '../../../../core/studio/protocol'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { buildFixEdit, isFixCurrent, parseFixed } from '../../../edit/fix/fix-edit'
import { applyTextEdits } from '../../../lib/json/text-edits'
import type { Problem, ProposedFix } from '../../../lib/problems/problem'
import { listWrittenFiles } from '../../../sources/files/site-files'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'
import { listLocated } from '../session/studio-site'
import { createDescriber } from '../words/describe-problem'

/** The most problems in one answer. */
const MOST = 200

/** The known problems, or those of one file. */
export function listSiteProblems(session: StudioSession, file?: string): ListPart<StudioProblem> {
  const all = listLocated(session.site)
  const found = file === undefined ? all : all.filter((problem) => problem.file === file)
  const describe = createDescriber(session)
  return { items: found.slice(0, MOST).map(describe), total: found.length }
}

/** What identifies a fix. */
export interface FixChoice {
  /** The path within the site. */
  file: string
  pointer: string
  rule: string
  message: string
  /** The title of the fix. */
  title: string
}

/**
 * The changes of files that fix a problem.
 * @throws {StudioError} if the problem no longer exists, or if the fix does not fit the file.
 */
export function planFix(session: StudioSession, { title, ...choice }: FixChoice): FileEdit[] {
  const describe = createDescriber(session)
  const isMeant = (problem: Problem) => {
    const described = describe(problem)
    return (['pointer', 'rule', 'message'] as const).every(
      (name) => described[name] === choice[name],
    )
  }
  const inFile = listLocated(session.site).filter(({ file }) => file === choice.file)
  const problem = inFile.find(isMeant)
  const fix = problem?.fixes?.[describe(problem).fixes.indexOf(title)]
  if (!problem || !fix) throw new StudioError(409, 'This problem no longer exists.')
  return planEdits(session, problem, fix)
}

function planEdits(session: StudioSession, problem: Problem, { edit }: ProposedFix): FileEdit[] {
  const { file } = problem
  const text = readWritten(session, file)
  if (edit.kind === 'delete-file') return [{ file, text: undefined }]
  if (edit.kind === 'rename-file') {
    return [
      { file, text: undefined },
      { file: edit.to, text },
    ]
  }
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const own = text.slice(bom.length)
  // A fix of a text compares what it replaces. Another one could change another value.
  const isCurrent = edit.kind === 'text' || isFixCurrent(own, problem)
  const change = isCurrent ? buildFixEdit(parseFixed(own), problem, edit) : undefined
  if (!change) throw new StudioError(409, 'This correction no longer fits the file.')
  return [{ file, text: bom + applyTextEdits(own, [change]) }]
}

/** The text of a file that authors write, which may be Markdown or rows. */
function readWritten({ site, drafts }: StudioSession, file: string): string {
  const isListed = listWrittenFiles(site.check.open().listed).includes(file)
  const text = isListed ? drafts.read(file) : undefined
  if (text === undefined) throw new StudioError(409, 'This file is not corrected here.')
  return text
}
