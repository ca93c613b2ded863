import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { isEscaped } from '../../../core/text/written-escapes'
import type { TextEdit } from '../../lib/json/text-edits'
import { applyTextEdits } from '../../lib/json/text-edits'
import { findNode, resolvePlace } from '../../lib/json/text-place'
import type { Problem } from '../../lib/problems/problem'

/** A change in a file: a text or a name. */
export interface Change {
  line: number
  column: number
  /** As in the file. Empty for an insertion. */
  from: string
  to: string
}

export interface FixedText {
  text: string
  changes: Change[]
}

type Edit = Change & TextEdit

/** Applies the unambiguous fixes to a file. All other bytes stay. */
export function fixText(text: string, problems: Problem[]): FixedText {
  const root = parseTree(text)
  const edits: Edit[] = []
  for (const problem of problems) {
    const edit =
      buildSpanEdit(text, problem) ??
      (root && (buildInsertion(text, root, problem) ?? buildEdit(text, root, problem)))
    const isChange = edit?.from !== edit?.to
    const isWanted = problem.fix?.offset !== undefined || (root && isNew(root, problem, edits))
    if (edit && isChange && isWanted && !edits.some((one) => overlap(one, edit))) edits.push(edit)
  }
  edits.sort((a, b) => a.offset - b.offset)
  return {
    text: applyTextEdits(text, edits),
    changes: edits.map(({ offset: _, ...change }) => change),
  }
}

/** A token without a value of its own: a comma, a comment. */
function buildSpanEdit(text: string, { fix }: Problem): Edit | undefined {
  if (fix?.offset === undefined || !text.startsWith(fix.from, fix.offset)) return undefined
  const { offset, from, to } = fix
  const { line, column } = resolvePlace(text, offset, from.length)
  return { offset, line, column, from, to }
}

/** Inserts a property at the start of an object, after `$schema`. */
function buildInsertion(text: string, root: Node, { pointer, fix }: Problem): Edit | undefined {
  if (fix?.property === undefined) return undefined
  const { node, isFound } = findNode(root, pointer)
  const names = (node?.children ?? []).map(({ children }) => children?.[0])
  const next = names[0]?.value === '$schema' ? (names[1] ?? names[0]) : names[0]
  if (!isFound || node?.type !== 'object' || !next) return undefined
  if (names.some((name) => name?.value === fix.property)) return undefined
  const { offset, length } = next
  const above = text.slice(0, offset)
  const space = above.slice(above.trimEnd().length)
  const to = `${JSON.stringify(fix.property)}: ${JSON.stringify(fix.to)},${space || ' '}`
  const { line, column } = resolvePlace(text, offset, length)
  return { offset, line, column, from: '', to }
}

function buildEdit(text: string, root: Node, problem: Problem): Edit | undefined {
  const { pointer, at, fix } = problem
  const { node, isFound } = findNode(root, pointer, at)
  if (!fix || !isFound || node?.type !== 'string') return undefined
  const written = text.slice(node.offset, node.offset + node.length)
  const from = node.value === fix.from ? written : quote(fix.from)
  const to = node.value === fix.from ? `"${quote(fix.to)}"` : quote(fix.to)
  if (!written.includes(from)) return undefined
  // In JSON, an author's backslash is written as two.
  const changed = written.replaceAll(from, (found, at: number) =>
    isEscaped(written.slice(0, at).replaceAll('\\\\', '\\')) ? found : to,
  )
  const { line, column } = resolvePlace(text, node.offset, node.length)
  return { offset: node.offset, line, column, from: written, to: changed }
}

/** Returns `true` if none of the new names exists in the object or is added twice. */
function isNew(root: Node, { pointer, at, fix }: Problem, edits: Edit[]): boolean {
  if (at !== 'key' || !fix) return true
  const object = findNode(root, pointer).node?.parent?.parent
  const names = (object?.children ?? []).map(({ children }) => children?.[0])
  return !names.some(
    (name) =>
      name?.value === fix.to ||
      edits.some(({ offset, to }) => offset === name?.offset && to === `"${quote(fix.to)}"`),
  )
}

/** A text as written between the quotes of a JSON string. */
function quote(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function overlap(one: Edit, other: Edit): boolean {
  if (one.offset === other.offset) return true
  return (
    one.offset < other.offset + other.from.length && other.offset < one.offset + one.from.length
  )
}
