import type { Node } from 'jsonc-parser'
import { isEscaped } from '../../../core/text/written-escapes'
import { setValue } from '../../lib/json/edit-text'
import { escapePointer, findNode } from '../../lib/json/text-place'
import type { FixEdit, Problem } from '../../lib/problems/problem'

/** A replacement in a text. */
export interface Replacement {
  offset: number
  /** As in the text. Empty for an insertion. */
  from: string
  to: string
}

/** What locates a fix. */
export type FixTarget = Pick<Problem, 'file' | 'line' | 'column' | 'length' | 'pointer' | 'at'>

/** The text of a file, and its JSON, which may have errors. */
export interface FixedFile {
  text: string
  root: Node | undefined
}

/** What an edit that fixes a problem replaces in the file. Undefined if it does not fit. */
export function buildFixEdit(
  file: FixedFile,
  problem: FixTarget,
  edit: FixEdit,
): Replacement | undefined {
  if (edit.kind === 'rename-file' || edit.kind === 'delete-file') return undefined
  if (edit.kind === 'text' && edit.offset !== undefined) {
    const { offset, from, to } = edit
    return file.text.startsWith(from, offset) ? { offset, from, to } : undefined
  }
  // Markdown has no pointers, and those of rows contain ids.
  const hasPointers = problem.file.endsWith('.json') && file.root?.type === 'object'
  if (!hasPointers) return buildSpanEdit(file.text, problem, edit)
  const { node, isFound } = findNode(file.root, problem.pointer, problem.at)
  if (!isFound || !node) return undefined
  if (edit.kind === 'text') return buildTextEdit(file.text, node, edit)
  if (edit.kind === 'property') return buildPropertyEdit(file, problem, edit)
  if (edit.kind === 'member') return buildMemberEdit(file.text, node, edit)
  if (edit.kind === 'remove') return buildRemoval(file.text, edit.outer ? findOuter(node) : node)
  return findDifference(file.text, setValue(file.text, { ...problem, value: edit.value }).text)
}

/** Replaces text within the place of a problem. */
function buildSpanEdit(
  text: string,
  { file, line, column, length }: FixTarget,
  edit: FixEdit,
): Replacement | undefined {
  const [from, to] = edit.kind === 'text' ? [edit.from, edit.to] : []
  if (from === undefined || to === undefined || length === 0) return undefined
  const lines = text.split('\n', line - 1)
  const offset = lines.join('\n').length + Math.min(1, lines.length) + column - 1
  const span = text.slice(offset, offset + length)
  const [written, replacement] = file.endsWith('.json') ? [from, to].map(quote) : [from, to]
  const at = span.indexOf(written ?? '')
  if (written === undefined || replacement === undefined || at < 0) return undefined
  return { offset: offset + at, from: written, to: replacement }
}

/** Replaces text within a JSON string. */
function buildTextEdit(
  text: string,
  node: Node,
  fix: Pick<FixEdit & { kind: 'text' }, 'from' | 'to'>,
): Replacement | undefined {
  if (node.type !== 'string') return undefined
  const { offset, length, value } = node
  const written = text.slice(offset, offset + length)
  const from = value === fix.from ? written : quote(fix.from)
  const to = value === fix.from ? `"${quote(fix.to)}"` : quote(fix.to)
  if (!written.includes(from)) return undefined
  // In JSON, an author's backslash is written as two.
  const changed = written.replaceAll(from, (found, at: number) =>
    isEscaped(written.slice(0, at).replaceAll('\\\\', '\\')) ? found : to,
  )
  return { offset, from: written, to: changed }
}

/** Sets a property. A new one comes first in the file itself, after `$schema`; otherwise last. */
function buildPropertyEdit(
  { text, root }: FixedFile,
  problem: FixTarget,
  { name, value, outer }: FixEdit & { kind: 'property' },
): Replacement | undefined {
  const { pointer } = problem
  const parent = outer ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer
  const { node, isFound } = findNode(root, parent)
  if (!isFound || node?.type !== 'object') return undefined
  if (parent === '') return insertFirst(text, node, { name, value })
  const target = { pointer: `${parent}/${escapePointer(name)}`, value }
  return findDifference(text, setValue(text, target).text)
}

function insertFirst(
  text: string,
  { children = [] }: Node,
  { name, value }: { name: string; value: unknown },
): Replacement | undefined {
  const names = children.map(({ children }) => children?.[0])
  const next = names[0]?.value === '$schema' ? (names[1] ?? names[0]) : names[0]
  if (!next || names.some((one) => one?.value === name)) return undefined
  const { offset } = next
  const above = text.slice(0, offset)
  const space = above.slice(above.trimEnd().length)
  const to = `${JSON.stringify(name)}: ${JSON.stringify(value)},${space || ' '}`
  return { offset, from: '', to }
}

/** Replaces a property and its name. */
function buildMemberEdit(
  text: string,
  { parent }: Node,
  { name, value }: FixEdit & { kind: 'member' },
): Replacement | undefined {
  const key = parent?.children?.[0]
  const old = parent?.children?.[1]
  if (parent?.type !== 'property' || !key || !old) return undefined
  const colon = text.slice(key.offset + key.length, old.offset)
  const from = text.slice(parent.offset, parent.offset + parent.length)
  return { offset: parent.offset, from, to: JSON.stringify(name) + colon + JSON.stringify(value) }
}

/** The object or the list that contains a value. */
function findOuter({ parent }: Node): Node | undefined {
  return parent?.type === 'property' ? parent.parent : parent
}

/** Removes an item or a property, with its comma. */
function buildRemoval(text: string, value: Node | undefined): Replacement | undefined {
  const member = value?.parent?.type === 'property' ? value.parent : value
  const parent = member?.parent
  const siblings = parent?.children ?? []
  const index = member ? siblings.indexOf(member) : -1
  if (!parent || !member) return undefined
  const end = member.offset + member.length
  const [previous, next] = [siblings[index - 1], siblings[index + 1]]
  const first = next ? member.offset : parent.offset + 1
  const start = previous ? previous.offset + previous.length : first
  const last = next ? next.offset : parent.offset + parent.length - 1
  return { offset: start, from: text.slice(start, previous ? end : last), to: '' }
}

/** The part that differs, with whole characters. */
function findDifference(before: string, after: string): Replacement {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const from = before.slice(start, before.length - end)
  return { offset: start, from, to: after.slice(start, after.length - end) }
}

/** A text as written between the quotes of a JSON string. */
export function quote(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
