/** Changes JSON text. All characters outside the changed members stay the same. */

import type { Node, ParseError } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { JsonEdit, NewValue } from '../../../core/json-edit'
import type { Insertion, JsonDocument, NewMember } from './json-members'
import { insertMembers, removeMember, renderValue } from './json-members'
import { readIndent, readStyle, respell } from './json-style'
import type { TextEdit } from './text-edits'
import { applyTextEdits, invertTextEdits } from './text-edits'
import { findNode, parseIndex, parsePointer, splitPointer } from './text-place'

/** What changes: the text of a value, a name, or a property. */
interface Changed {
  edits: TextEdit[]
  /** The previous source text. Undefined for something new. */
  from?: string
  to: string
}

/** The text after an edit. */
export interface EditedText extends Changed {
  text: string
  /** The edits of the new text that restore the previous one. */
  inverse: TextEdit[]
}

/**
 * Applies an edit.
 * @throws if the text is not JSON, or if the edit does not fit it.
 */
export function editJson(text: string, edit: JsonEdit): EditedText {
  const changed = planEdit(readDocument(text), edit)
  const edits = changed.edits.filter(({ from, to }) => from !== to)
  return { ...changed, edits, text: applyTextEdits(text, edits), inverse: invertTextEdits(edits) }
}

/**
 * Appends values to a list, formatted like its other values.
 * @throws if there is no such list.
 */
export function addItems(
  text: string,
  pointer: string,
  values: unknown[],
): { text: string; added: string[] } {
  const document = readDocument(text)
  const list = findList(document, pointer)
  const members = values.map((value) => ({ value }))
  const index = list.children?.length ?? 0
  const { edit, added } = insertMembers(document, { container: list, index, members })
  return { text: applyTextEdits(text, [edit]), added }
}

function readDocument(text: string): JsonDocument {
  const errors: ParseError[] = []
  // The BOM is not part of the JSON.
  const json = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
  const root = parseTree(json, errors, { disallowComments: true })
  if (!root || errors.length > 0) throw new Error('The text is not JSON.')
  return { text, root, style: readStyle(text, root) }
}

function planEdit(document: JsonDocument, edit: JsonEdit): Changed {
  switch (edit.op) {
    case 'set':
      return planSet(document, edit)
    case 'insert':
      return planInsert(document, edit.pointer, edit.value)
    case 'unset':
      return planUnset(document, edit.pointer)
    case 'duplicate':
      return planDuplicate(document, edit.pointer)
    case 'move':
      return planMove(document, edit.pointer, edit.value)
    case 'rename':
      return planRename(document, edit.pointer, edit.value)
  }
}

function planSet(document: JsonDocument, edit: NewValue): Changed {
  const { pointer, value, order, isOnOneLine } = edit
  const { node, isFound } = findNode(document.root, pointer)
  if (isFound && node) {
    const from = readSource(document, node)
    const isText = node.type === 'string' && typeof value === 'string'
    const to = isText ? respell(from, value) : renderValue(document, { value, isOnOneLine }, node)
    return { edits: [{ offset: node.offset, from, to }], from, to }
  }
  const [name = '', ...inner] = listMissing(document, pointer)
  if (node?.type !== 'object') throw new Error(`There is no object for ${pointer}.`)
  const whole = inner.reduceRight<unknown>((all, key) => ({ [key]: all }), value)
  const names = (node.children ?? []).map(({ children }) => String(children?.[0]?.value))
  return add(document, {
    container: node,
    index: findIndex(name, names, order ?? []),
    members: [{ name, value: whole, isOnOneLine }],
  })
}

function planInsert(document: JsonDocument, pointer: string, value: unknown): Changed {
  const [list, part] = splitPointer(pointer)
  const isFirst = part === '0' || part === '-'
  if (isFirst && !findNode(document.root, list).isFound) {
    return planSet(document, { pointer: list, value: [value] })
  }
  return add(document, findPlace(document, pointer, { value }))
}

function planUnset(document: JsonDocument, pointer: string): Changed {
  const { node, isFound } = findNode(document.root, pointer)
  const member = node?.parent?.type === 'property' ? node.parent : node
  if (!isFound || !node || !member?.parent) throw new Error(`There is no value ${pointer}.`)
  return { edits: [removeMember(document.text, member)], from: readSource(document, node), to: '' }
}

function planDuplicate(document: JsonDocument, pointer: string): Changed {
  const item = findItem(document, pointer)
  const container = item.parent as Node
  const index = (container.children ?? []).indexOf(item) + 1
  return add(document, { container, index, members: [copyItem(document, item)] })
}

function planMove(document: JsonDocument, pointer: string, target: string): Changed {
  const item = findItem(document, pointer)
  const source = readSource(document, item)
  const member = copyItem(document, item)
  const removal = removeMember(document.text, item)
  // The target is a location in the document without the item.
  const siblings = item.parent?.children ?? []
  const index = siblings.indexOf(item)
  siblings.splice(index, 1)
  const place = findPlace(document, target, member)
  if (place.container === item.parent && place.index === index) {
    return { edits: [], from: source, to: source }
  }
  const { edit, added } = insertMembers(document, place)
  const edits = [removal, edit].sort((a, b) => a.offset - b.offset)
  return { edits, from: source, to: added.join() }
}

function planRename({ text, root }: JsonDocument, pointer: string, name: string): Changed {
  const { node, isFound } = findNode(root, pointer, 'key')
  const property = node?.parent
  if (!isFound || !node || property?.type !== 'property') {
    throw new Error(`There is no property ${pointer}.`)
  }
  const names = (property.parent?.children ?? []).map(({ children }) => children?.[0])
  if (names.some((other) => other !== node && other?.value === name)) {
    throw new Error(`There is a property "${name}" already.`)
  }
  const from = text.slice(node.offset, node.offset + node.length)
  const to = JSON.stringify(name)
  return { edits: [{ offset: node.offset, from, to }], from, to }
}

function add(document: JsonDocument, insertion: Insertion): Changed {
  const { edit, added } = insertMembers(document, insertion)
  return { edits: [edit], to: added.join() }
}

/** The index of a new property among the others. */
function findIndex(name: string, names: string[], order: string[]): number {
  const own = order.indexOf(name)
  const ranks = names.map((one) => order.indexOf(one))
  const before = Math.max(...ranks.filter((rank) => rank >= 0 && rank < own))
  if (ranks.includes(before)) return ranks.indexOf(before) + 1
  const after = Math.min(...ranks.filter((rank) => own >= 0 && rank > own))
  return ranks.includes(after) ? ranks.indexOf(after) : names.length
}

/** The place for a new item. */
function findPlace(document: JsonDocument, pointer: string, member: NewMember): Insertion {
  const [list, part] = splitPointer(pointer)
  const container = findList(document, list)
  const { length } = container.children ?? []
  const index = part === '-' ? length : parseIndex(part)
  if (index === undefined || index > length) throw new Error(`There is no place ${pointer}.`)
  return { container, index, members: [member] }
}

function findList({ root }: JsonDocument, pointer: string): Node {
  const { node, isFound } = findNode(root, pointer)
  if (!isFound || node?.type !== 'array') throw new Error(`There is no list ${pointer}.`)
  return node
}

function findItem({ root }: JsonDocument, pointer: string): Node {
  const { node, isFound } = findNode(root, pointer)
  if (!isFound || node?.parent?.type !== 'array') throw new Error(`There is no item ${pointer}.`)
  return node
}

/** The parts of a pointer after the last one that exists. */
function listMissing({ root }: JsonDocument, pointer: string): string[] {
  let [outer] = splitPointer(pointer)
  while (!findNode(root, outer).isFound) [outer] = splitPointer(outer)
  return parsePointer(pointer.slice(outer.length))
}

function copyItem(document: JsonDocument, item: Node): NewMember {
  const text = readSource(document, item)
  return { value: JSON.parse(text), source: { text, indent: readIndent(document.text, item) } }
}

function readSource({ text }: JsonDocument, { offset, length }: Node): string {
  return text.slice(offset, offset + length)
}
