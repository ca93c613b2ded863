/** How a JSON document is formatted, and values in the same format. */

import type { Node } from 'jsonc-parser'

export interface JsonStyle {
  /** If `true`, there are no spaces after colons and commas. */
  isCompact: boolean
  /** The indentation of one level. */
  unit: string
  lineEnd: string
}

/** A longer value is written on several lines. */
const MAX_LENGTH = 80

/** Finds the style of a document. A document without members has Quire's own style. */
export function readStyle(text: string, root: Node): JsonStyle {
  return {
    isCompact: isWrittenCompactly(text, root),
    unit: readUnit(text, root) ?? '  ',
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** The white space before a node. */
export function readSpaceBefore(text: string, { offset }: Node): string {
  let start = offset
  while (/\s/.test(text[start - 1] ?? '')) start -= 1
  return text.slice(start, offset)
}

/** The indentation of the line in which a node, or another part of the text, starts. */
export function readIndent(text: string, { offset }: Pick<Node, 'offset'>): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(start, offset).match(/^[ \t]*/)?.[0] ?? ''
}

/** Returns `true` if a node is written on several lines. */
export function hasLineBreak(text: string, { offset, length }: Node): boolean {
  return text.slice(offset, offset + length).includes('\n')
}

function isWrittenCompactly(text: string, root: Node): boolean {
  const isCompact = findFirst(root, (node) => {
    if (node.colonOffset !== undefined) return !/\s/.test(text[node.colonOffset + 1] ?? '')
    const second = node.type === 'array' ? node.children?.[1] : undefined
    return second && readSpaceBefore(text, second) === ''
  })
  return isCompact ?? false
}

function readUnit(text: string, root: Node): string | undefined {
  return findFirst(root, (node) => {
    const [first] = node.type === 'property' ? [] : (node.children ?? [])
    if (!first || !readSpaceBefore(text, first).includes('\n')) return undefined
    const [outer, inner] = [readIndent(text, node), readIndent(text, first)]
    return inner.startsWith(outer) ? inner.slice(outer.length) : ''
  })
}

/** The first result for a node of the tree, in the order of the text. */
function findFirst<T>(node: Node, find: (node: Node) => T | undefined): T | undefined {
  const found = find(node)
  if (found !== undefined) return found
  for (const child of node.children ?? []) {
    const inner = findFirst(child, find)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** A value on one line. */
export function renderLine(value: unknown, isCompact: boolean): string {
  if (isCompact || !isContainer(value)) return JSON.stringify(value)
  const members = listMembers(value, false).map(({ prefix, value: item }) => {
    return `${prefix}${renderLine(item, false)}`
  })
  if (Array.isArray(value)) return `[${members.join(', ')}]`
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** A value with members on several lines. `indent` is the indentation of its first line. */
export function renderLines(value: object, style: JsonStyle, indent: string): string {
  const inner = indent + style.unit
  const members = listMembers(value, style.isCompact).map(({ prefix, value: item }) => {
    const isLine = !isContainer(item) || isShort(item)
    const text = isLine ? renderLine(item, style.isCompact) : renderLines(item, style, inner)
    return `${inner}${prefix}${text}`
  })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return [open, members.join(`,${style.lineEnd}`), `${indent}${close}`].join(style.lineEnd)
}

/** The name of a property, with its colon. */
export function renderName(name: string, isCompact: boolean): string {
  return `${JSON.stringify(name)}:${isCompact ? '' : ' '}`
}

/** Returns `true` if a value has one member, or only texts and numbers, and fits on a line. */
export function isShort(value: unknown): boolean {
  if (!isContainer(value)) return true
  const items = Object.values(value)
  const isSingle = items.length < 2 && items.every(isShort)
  const isSimple = Array.isArray(value) && !items.some(isContainer)
  return (isSingle || isSimple) && renderLine(value, false).length <= MAX_LENGTH
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function listMembers(value: object, isCompact: boolean): { prefix: string; value: unknown }[] {
  if (Array.isArray(value)) return value.map((item) => ({ prefix: '', value: item }))
  return Object.entries(value).map(([name, item]) => ({
    prefix: renderName(name, isCompact),
    value: item,
  }))
}

/** A quoted string. Where its start and end have not changed, they keep their notation. */
export function respell(written: string, value: string): string {
  const units = written.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\.|[^\\]/gs) ?? []
  const old: string[] = units.map((unit) => JSON.parse(`"${unit}"`))
  let start = 0
  while (start < old.length && old[start] === value[start]) start += 1
  let end = 0
  const most = Math.min(old.length, value.length) - start
  while (end < most && old[old.length - 1 - end] === value[value.length - 1 - end]) end += 1
  // Both units of a surrogate pair change together.
  if (/[\ud800-\udbff]/.test(old[start - 1] ?? '')) start -= 1
  if (/[\udc00-\udfff]/.test(old[old.length - end] ?? '')) end -= 1
  const middle = JSON.stringify(value.slice(start, value.length - end)).slice(1, -1)
  const [head, tail] = [units.slice(0, start), units.slice(units.length - end)]
  return `"${head.join('')}${middle}${tail.join('')}"`
}

/** JSON text on one line. */
export function joinLines(text: string, isCompact: boolean): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.reduce((before, line) => {
    const isTight = isCompact || before.endsWith('[') || line.startsWith(']')
    return `${before}${isTight ? '' : ' '}${line}`
  })
}
