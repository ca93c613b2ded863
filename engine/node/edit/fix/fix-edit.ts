import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { JsonEdit } from '../../../core/json-edit'
import { isEscaped } from '../../../core/text/written-escapes'
import { editJson } from '../../lib/json/edit-text'
import type { TextEdit } from '../../lib/json/text-edits'
import { createLocator, escapePointer, findNode, getOuterPointer } from '../../lib/json/text-place'
import type { FixEdit, Problem } from '../../lib/problems/problem'

/** What locates a fix. */
export type FixTarget = Pick<Problem, 'file' | 'line' | 'column' | 'length' | 'pointer' | 'at'>

/** The text of a file, and its JSON, which may have errors. */
export interface FixedFile {
  text: string
  root: Node | undefined
}

export function parseFixed(text: string): FixedFile {
  return { text, root: parseTree(text) }
}

/** Returns `true` if the value is still at the place that was reported. */
export function isFixCurrent(text: string, { pointer, at, line, column }: FixTarget): boolean {
  const place = createLocator(text)(pointer, at)
  return place.line === line && place.column === column
}

/** What an edit that fixes a problem replaces in the file. Undefined if it does not fit. */
export function buildFixEdit(
  file: FixedFile,
  problem: FixTarget,
  edit: FixEdit,
): TextEdit | undefined {
  if (edit.kind === 'rename-file' || edit.kind === 'delete-file') return undefined
  if (edit.kind === 'text' && edit.offset !== undefined) {
    const { offset, from, to } = edit
    return file.text.startsWith(from, offset) ? { offset, from, to } : undefined
  }
  // Markdown has no pointers, and those of rows contain ids.
  const hasPointers = problem.file.endsWith('.json') && file.root?.type === 'object'
  if (!hasPointers) return buildSpanEdit(file.text, problem, edit)
  // A default is not in the file.
  if (edit.kind === 'property') return buildPropertyEdit(file, problem, edit)
  const { node, isFound } = findNode(file.root, problem.pointer, problem.at)
  if (!isFound || !node) return undefined
  if (edit.kind === 'text') return buildTextEdit(file.text, node, edit)
  if (edit.kind === 'member') return buildMemberEdit(file.text, node, edit)
  const { pointer } = problem
  if (edit.kind === 'value') return planEdit(file.text, { op: 'set', pointer, value: edit.value })
  return planEdit(file.text, {
    op: 'unset',
    pointer: edit.outer ? getOuterPointer(pointer) : pointer,
  })
}

/** Undefined for a text that cannot be parsed. */
function planEdit(text: string, edit: JsonEdit): TextEdit | undefined {
  try {
    return editJson(text, edit).edits[0]
  } catch {
    return undefined
  }
}

/** Replaces text within the place of a problem. */
function buildSpanEdit(
  text: string,
  { file, line, column, length }: FixTarget,
  edit: FixEdit,
): TextEdit | undefined {
  if (length === 0) return undefined
  const lines = text.split('\n', line - 1)
  const offset = lines.join('\n').length + Math.min(1, lines.length) + column - 1
  const span = text.slice(offset, offset + length)
  // Without its value, a cell is empty.
  if (edit.kind === 'remove' && /\.[ct]sv$/.test(file)) return { offset, from: span, to: '' }
  if (edit.kind !== 'text') return undefined
  const { from, to } = edit
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
): TextEdit | undefined {
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
): TextEdit | undefined {
  const { pointer } = problem
  const parent = outer ? getOuterPointer(pointer) : pointer
  const { node, isFound } = findNode(root, parent)
  if (!isFound || node?.type !== 'object') return undefined
  if (parent === '') return insertFirst(text, node, { name, value })
  return planEdit(text, { op: 'set', pointer: `${parent}/${escapePointer(name)}`, value })
}

function insertFirst(
  text: string,
  { children = [] }: Node,
  { name, value }: { name: string; value: unknown },
): TextEdit | undefined {
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
): TextEdit | undefined {
  const key = parent?.children?.[0]
  const old = parent?.children?.[1]
  if (parent?.type !== 'property' || !key || !old) return undefined
  const colon = text.slice(key.offset + key.length, old.offset)
  const from = text.slice(parent.offset, parent.offset + parent.length)
  return { offset: parent.offset, from, to: JSON.stringify(name) + colon + JSON.stringify(value) }
}

/** A text as written between the quotes of a JSON string. */
export function quote(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
