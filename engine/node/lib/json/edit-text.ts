/** Changes single values and names in JSON text. All other characters stay the same. */

import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { findNode, parsePointer } from './text-place'

/** The JSON text with one change. */
export interface EditedText {
  text: string
  /** The value's previous source text. Undefined for a new property. */
  from?: string
  to: string
}

export interface NewValue {
  pointer: string
  value: unknown
  /**
   * The property after which to insert. If the object lacks it, the new property comes first. By
   * default, the new property comes last.
   */
  after?: string
}

/**
 * Sets a property's value, or adds the property to its object. A new property is formatted like its
 * neighbours.
 * @throws if there is no such object.
 */
export function setValue(text: string, { pointer, value, after }: NewValue): EditedText {
  const root = parseTree(text)
  const { node, isFound } = findNode(root, pointer)
  const isCompact = isWrittenCompactly(text, root)
  if (isFound && node) {
    const from = text.slice(node.offset, node.offset + node.length)
    const isText = node.type === 'string' && typeof value === 'string'
    const to = isText ? respell(from, value) : render(value, isCompact)
    return { text: splice(text, node, to), from, to }
  }
  const path = parsePointer(pointer)
  const parent = findNode(root, pointer.slice(0, pointer.lastIndexOf('/')))
  if (!parent.isFound || parent.node?.type !== 'object') {
    throw new Error(`There is no object for ${pointer}.`)
  }
  const to = `${JSON.stringify(path.at(-1))}:${isCompact ? '' : ' '}${render(value, isCompact)}`
  return { text: insert(text, { object: parent.node, member: to, after, isCompact }), to }
}

/** Returns `true` if the first property has no space after its colon. */
function isWrittenCompactly(text: string, root: Node | undefined): boolean {
  return !/:\s/.test(text.slice(0, root?.children?.[0]?.children?.[1]?.offset))
}

/**
 * Renames a property.
 * @throws when there is no such property.
 */
export function renameKey(text: string, pointer: string, name: string): EditedText {
  const { node, isFound } = findNode(parseTree(text), pointer, 'key')
  if (!isFound || !node) throw new Error(`There is no property ${pointer}.`)
  const to = JSON.stringify(name)
  return {
    text: splice(text, node, to),
    from: text.slice(node.offset, node.offset + node.length),
    to,
  }
}

/**
 * Appends values to a list, formatted like the last value.
 * @throws if there is no such list.
 */
export function addItems(
  text: string,
  pointer: string,
  values: unknown[],
): { text: string; added: string[] } {
  const root = parseTree(text)
  const { node, isFound } = findNode(root, pointer)
  if (!isFound || node?.type !== 'array') throw new Error(`There is no list ${pointer}.`)
  const isCompact = isWrittenCompactly(text, root)
  const added = values.map((value) => render(value, isCompact))
  const last = node.children?.at(-1)
  if (!last) return { text: splice(text, node, `[${added.join(',')}]`), added }
  const before = text.slice(0, last.offset)
  const space = before.slice(before.trimEnd().length)
  const end = { offset: last.offset + last.length, length: 0 }
  return { text: splice(text, end, added.map((one) => `,${space}${one}`).join('')), added }
}

/**
 * Removes a value from a list, with its comma.
 * @throws when there is no such value.
 */
export function removeItem(text: string, pointer: string): Required<EditedText> {
  const { node, isFound } = findNode(parseTree(text), pointer)
  const items = node?.parent?.children ?? []
  if (!isFound || !node || node.parent?.type !== 'array') {
    throw new Error(`There is no value ${pointer}.`)
  }
  const index = items.indexOf(node)
  const end = node.offset + node.length
  const previous = items[index - 1]
  const next = items[index + 1]
  const from = previous ? previous.offset + previous.length : node.offset
  const to = previous || !next ? end : next.offset
  const removed = text.slice(node.offset, end)
  return { text: splice(text, { offset: from, length: to - from }, ''), from: removed, to: '' }
}

interface Insertion {
  object: Node
  /** The new property with its value. */
  member: string
  after?: string
  isCompact: boolean
}

function insert(text: string, { object, member, after, isCompact }: Insertion): string {
  const properties = object.children ?? []
  const [first] = properties
  if (!first) {
    const space = isCompact ? '' : ' '
    const isEmpty = object.length === 2
    const place = { offset: object.offset + 1, length: 0 }
    return splice(text, place, `${space}${member}${isEmpty ? space : ''}`)
  }
  const known =
    after === undefined
      ? properties.length - 1
      : properties.findIndex(({ children }) => children?.[0]?.value === after)
  const neighbour = properties[known]
  if (!neighbour) {
    const space = text.slice(object.offset + 1, first.offset)
    return splice(text, { offset: first.offset, length: 0 }, `${member},${space}`)
  }
  const before = text.slice(0, neighbour.offset)
  const space = before.slice(before.trimEnd().length)
  const end = neighbour.offset + neighbour.length
  return splice(text, { offset: end, length: 0 }, `,${space}${member}`)
}

function splice(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, to: string) {
  return text.slice(0, offset) + to + text.slice(offset + length)
}

/** On one line, with spaces as in the file. */
function render(value: unknown, isCompact: boolean): string {
  if (isCompact || typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => render(item, false)).join(', ')}]`
  const members = Object.entries(value).map(([key, item]) => {
    return `${JSON.stringify(key)}: ${render(item, false)}`
  })
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** A quoted string. Where its start and end have not changed, they keep their notation. */
function respell(written: string, value: string): string {
  const units = written.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\.|[^\\]/gs) ?? []
  const old: string[] = units.map((unit) => JSON.parse(`"${unit}"`))
  let start = 0
  while (start < old.length && old[start] === value[start]) start += 1
  let end = 0
  const most = Math.min(old.length, value.length) - start
  while (end < most && old[old.length - 1 - end] === value[value.length - 1 - end]) end += 1
  const middle = JSON.stringify(value.slice(start, value.length - end)).slice(1, -1)
  const [head, tail] = [units.slice(0, start), units.slice(units.length - end)]
  return `"${head.join('')}${middle}${tail.join('')}"`
}
