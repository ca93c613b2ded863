import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Problem } from '../../../engine/node/lib/problems/problem'
import { encode } from './rule-cases'

/** An author's change to a file in the smallest test site. */
type Edit =
  | { file: string; from: string; to: string }
  /** The content has the same form as in the rule cases; null removes the file. */
  | { file: string; content: unknown }
  | { file: string; encode: BufferEncoding }
  | { rename: [from: string, to: string] }

/** The printed form of a problem. */
interface ReportedProblem {
  at: string
  rule: string
  message: string
  hint?: string
}

/** A mistake that authors make, and the report on it. */
export interface Mistake {
  mistake: string
  edits: Edit[]
  report: ReportedProblem[]
  /** The score, given by a reader: one point each for the place, the problem and the remedy. */
  score: number
}

const FOLDER = join(projectRoot, 'tests/mistakes')

export function loadMistakes(): Map<string, Mistake[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Mistake[]]),
  )
}

/** Records the report on each error in its file. A reader then scores it. */
export async function writeMistakes(): Promise<void> {
  for (const [name, mistakes] of loadMistakes()) {
    for (const [index, one] of mistakes.entries()) {
      one.report = (await checkMistake(`${name}-${index}`, one)).report
    }
    writeFileSync(join(FOLDER, name), `${JSON.stringify(mistakes, null, 2)}\n`)
  }
}

/** The result of checking the site with the error. */
interface CheckedEdits {
  dir: string
  problems: Problem[]
  /** The report, with the site's folder as the working directory. */
  report: ReportedProblem[]
}

/** The site before the edits. */
export const TINY = 'tests/sites/tiny'

export async function checkMistake(id: string, { edits }: Mistake): Promise<CheckedEdits> {
  const dir = join(relative(process.cwd(), projectRoot), '.test/mistakes', id)
  rmSync(dir, { recursive: true, force: true })
  cpSync(join(projectRoot, TINY), dir, { recursive: true })
  for (const edit of edits) apply(dir, edit)
  const { problems } = await checkSite(dir)
  return { dir, problems, report: problems.map((problem) => toReported(dir, problem)) }
}

function apply(dir: string, edit: Edit): void {
  if ('rename' in edit) {
    const [from, to] = edit.rename.map((file) => join(dir, file))
    renameSync(from ?? '', to ?? '')
    return
  }
  const path = join(dir, edit.file)
  if ('content' in edit) {
    mkdirSync(dirname(path), { recursive: true })
    if (edit.content === null) rmSync(path)
    else writeFileSync(path, encode(edit.content))
    return
  }
  const text = readFileSync(path, 'utf8')
  if ('encode' in edit) {
    writeFileSync(path, `\uFEFF${text}`, edit.encode)
    return
  }
  if (!text.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`)
  writeFileSync(
    path,
    text.replace(edit.from, () => edit.to),
  )
}

function toReported(
  dir: string,
  { file, line, column, rule, message, hint }: Problem,
): ReportedProblem {
  const at = `${relative(dir, join(process.cwd(), file)) || '.'}:${line}:${column}`
  return { at, rule, message, ...(hint && { hint }) }
}
