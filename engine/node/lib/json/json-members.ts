/** Inserts and removes the members of objects and lists in JSON text. */

import type { Node } from 'jsonc-parser'
import type { JsonStyle } from './json-style'
import {
  hasLineBreak,
  isContainer,
  isShort,
  joinLines,
  readIndent,
  readSpaceBefore,
  renderLine,
  renderLines,
  renderName,
} from './json-style'
import type { TextEdit } from './text-edits'

export interface JsonDocument {
  text: string
  root: Node
  style: JsonStyle
}

export interface NewMember {
  /** The name of a property. */
  name?: string
  value: unknown
  /** The source text of the value, if it is moved or copied, and the indentation of its line. */
  source?: { text: string; indent: string }
  isOnOneLine?: boolean
}

/** Members that are inserted in an object or list. */
export interface Insertion {
  container: Node
  index: number
  members: NewMember[]
}

/** The edit, and the text of each new member. */
export interface InsertedMembers {
  edit: TextEdit
  added: string[]
}

/** Inserts members, formatted like their neighbours. */
export function insertMembers(document: JsonDocument, insertion: Insertion): InsertedMembers {
  const { container, index, members } = insertion
  const neighbours = container.children ?? []
  const previous = neighbours[index - 1]
  const next = neighbours[index]
  const neighbour = previous ?? next
  if (!neighbour) return fillContainer(document, insertion)
  const indent = readIndent(document.text, neighbour)
  const added = members.map((member) => {
    return renderMember(document, member, {
      indent,
      isLong: isOnLines(document, container, member),
    })
  })
  const space = readSeparator(document, neighbours)
  const edit = previous
    ? {
        offset: previous.offset + previous.length,
        from: '',
        to: added.map((one) => `,${space}${one}`).join(''),
      }
    : { offset: neighbour.offset, from: '', to: added.map((one) => `${one},${space}`).join('') }
  return { edit, added }
}

/** Removes a member with its comma. The last member takes the white space around it along. */
export function removeMember(text: string, member: Node): TextEdit {
  const container = member.parent as Node
  const members = container.children ?? []
  const index = members.indexOf(member)
  const [previous, next] = [members[index - 1], members[index + 1]]
  const end = member.offset + member.length
  if (previous) return cut(text, previous.offset + previous.length, end)
  if (next) return cut(text, member.offset, next.offset)
  return cut(text, container.offset + 1, container.offset + container.length - 1)
}

/** A value in place of another one, or as the value of a property. */
export function renderValue(document: JsonDocument, member: NewMember, replaced: Node): string {
  const { text, style } = document
  const { value } = member
  if (!isContainer(value)) return renderLine(value, style.isCompact)
  const isSame = replaced.type === getType(value) && (replaced.children ?? []).length > 0
  const isLong = isSame
    ? hasLineBreak(text, replaced)
    : isSpread(text, replaced.parent) && !isShort(value)
  return renderMember(document, member, { indent: readIndent(text, replaced), isLong })
}

function cut(text: string, start: number, end: number): TextEdit {
  return { offset: start, from: text.slice(start, end), to: '' }
}

/** Inserts the first members. */
function fillContainer(document: JsonDocument, { container, members }: Insertion): InsertedMembers {
  const { text, style } = document
  const whole =
    container.type === 'array'
      ? members.map(({ value }) => value)
      : Object.fromEntries(members.map(({ name = '', value }) => [name, value]))
  const outer = readIndent(text, container)
  const isCopiedOnLines = members.some(({ source }) => source?.text.includes('\n'))
  const isOneLine = members.some(({ isOnOneLine }) => isOnOneLine) || isShort(whole)
  const isLong = isSpread(text, container) && (isCopiedOnLines || !isOneLine)
  const indent = isLong ? outer + style.unit : outer
  const added = members.map((member) => {
    const isLongMember = isLong && (member.source !== undefined || !isShort(member.value))
    return renderMember(document, member, { indent, isLong: isLongMember })
  })
  const [start, end] = [container.offset + 1, container.offset + container.length - 1]
  const from = text.slice(start, end)
  const pad = container.type === 'object' && !style.isCompact ? ' ' : ''
  const { lineEnd } = style
  const line = `${pad}${added.join(style.isCompact ? ',' : ', ')}`
  if (from.includes('\n')) return { edit: { offset: start, from: '', to: line }, added }
  const lines = added.map((one) => `${lineEnd}${indent}${one}`).join(',')
  return {
    edit: { offset: start, from, to: isLong ? `${lines}${lineEnd}${outer}` : line + pad },
    added,
  }
}

function renderMember(
  { style }: JsonDocument,
  { name, value, source, isOnOneLine }: NewMember,
  { indent, isLong }: { indent: string; isLong: boolean },
): string {
  const prefix = name === undefined ? '' : renderName(name, style.isCompact)
  if (source && !isLong) return prefix + joinLines(source.text, style.isCompact)
  if (source) return prefix + source.text.replaceAll(`\n${source.indent}`, `\n${indent}`)
  const isLines = isLong && !isOnOneLine && isContainer(value) && Object.keys(value).length > 0
  return prefix + (isLines ? renderLines(value, style, indent) : renderLine(value, style.isCompact))
}

/**
 * Returns `true` if a new value is to be on several lines: if an item of its kind is, or, without
 * such an item, if the container is and the value is not short. A moved value keeps its lines.
 */
function isOnLines({ text }: JsonDocument, container: Node, member: NewMember): boolean {
  const { value, source } = member
  const items = container.type === 'array' ? (container.children ?? []) : []
  const similar = items.filter(
    ({ type, children = [] }) => type === getType(value) && children.length > 0,
  )
  if (similar.some((node) => hasLineBreak(text, node))) return true
  const isLong = source ? true : similar.length === 0 && !isShort(value)
  return isLong && isSpread(text, container)
}

/** Returns `true` if the members of a container, or of the next one around it, are on several lines. */
function isSpread(text: string, node: Node | undefined): boolean {
  if (!node) return true
  const members = node.type === 'property' ? [] : (node.children ?? [])
  if (members.length === 0) return isSpread(text, node.parent)
  return members.some((member) => readSpaceBefore(text, member).includes('\n'))
}

/** The white space between two members. */
function readSeparator({ text, style }: JsonDocument, members: Node[]): string {
  const [first, second] = members.slice(0, 2).map((member) => readSpaceBefore(text, member))
  if (first?.includes('\n')) return first
  return second ?? (style.isCompact ? '' : ' ')
}

function getType(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return isContainer(value) ? 'object' : 'scalar'
}
