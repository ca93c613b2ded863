import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { TextEdit } from '../../lib/json/text-edits'
import { applyTextEdits } from '../../lib/json/text-edits'
import { findNode, resolvePlace } from '../../lib/json/text-place'
import type { Problem } from '../../lib/problems/problem'
import { readFix } from '../../lib/problems/proposed-fixes'
import type { FixTarget } from './fix-edit'
import { buildFixEdit, quote } from './fix-edit'

/** A change in a file: a text or a name. */
export interface Change {
  line: number
  column: number
  /** As in the file. Empty for an insertion. */
  from: string
  to: string
}

type FixableProblem = FixTarget & Pick<Problem, 'fix'>

export interface FixedText {
  text: string
  changes: Change[]
}

/** Applies the certain fixes to a file. All other bytes stay. */
export function fixText(text: string, problems: FixableProblem[]): FixedText {
  const root = parseTree(text)
  const edits: TextEdit[] = []
  for (const problem of problems) {
    const { fix } = problem
    const edit = fix && buildFixEdit({ text, root }, problem, readFix(fix))
    const isChange = edit?.from !== edit?.to
    const isWanted = fix?.offset !== undefined || (root && isNew(root, problem, edits))
    if (edit && isChange && isWanted && !edits.some((one) => overlap(one, edit))) edits.push(edit)
  }
  edits.sort((a, b) => a.offset - b.offset)
  const changes = edits.map(({ offset, from, to }) => {
    const { line, column } = resolvePlace(text, offset, from.length)
    return { line, column, from, to }
  })
  return { text: applyTextEdits(text, edits), changes }
}

/** Returns `true` if none of the new names exists in the object or is added twice. */
function isNew(root: Node, { pointer, at, fix }: FixableProblem, edits: TextEdit[]): boolean {
  if (at !== 'key' || !fix) return true
  const object = findNode(root, pointer).node?.parent?.parent
  const names = (object?.children ?? []).map(({ children }) => children?.[0])
  return !names.some(
    (name) =>
      name?.value === fix.to ||
      edits.some(({ offset, to }) => offset === name?.offset && to === `"${quote(fix.to)}"`),
  )
}

function overlap(one: TextEdit, other: TextEdit): boolean {
  if (one.offset === other.offset) return true
  return (
    one.offset < other.offset + other.from.length && other.offset < one.offset + one.from.length
  )
}
