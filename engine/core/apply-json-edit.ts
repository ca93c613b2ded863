import type { JsonEdit } from './json-edit'
import { parsePointer } from './json-pointer'

type Container = Record<string, unknown> | unknown[]

/**
 * Returns a document after an edit, without changing the original. An edit that does not fit the
 * document has no effect.
 */
export function applyJsonEdit(document: unknown, edit: JsonEdit): unknown {
  if (edit.pointer === '') return edit.op === 'set' ? edit.value : document
  const root: unknown = JSON.parse(JSON.stringify(document ?? {}))
  const keys = parsePointer(edit.pointer)
  const key = keys.pop() ?? ''
  const isNew = edit.op === 'set' || edit.op === 'insert'
  const parent = isNew ? openContainer(root, keys, edit.op === 'insert') : findContainer(root, keys)
  if (!parent) return document
  if (!Array.isArray(parent)) changeObject(parent, key, edit)
  else if (edit.op === 'move') moveItem(parent, Number(key), findTarget(root, edit.value))
  else changeList(parent, key, edit)
  return root
}

function findContainer(root: unknown, keys: string[]): Container | undefined {
  let value = root
  for (const key of keys) value = isContainer(value) ? getMember(value, key) : undefined
  return isContainer(value) ? value : undefined
}

/** Adds the missing objects. A missing list is added only for an item. */
function openContainer(root: unknown, keys: string[], addsList: boolean): Container | undefined {
  let value = root
  for (const [index, key] of keys.entries()) {
    if (!isContainer(value)) return undefined
    const isList = addsList && index === keys.length - 1
    const member = getMember(value, key) ?? (Array.isArray(value) ? undefined : isList ? [] : {})
    if (!Array.isArray(value) && !Object.hasOwn(value, key)) value[key] = member
    value = member
  }
  return isContainer(value) ? value : undefined
}

function changeList(list: unknown[], key: string, edit: JsonEdit): void {
  const index = readIndex(list, key)
  if (edit.op === 'insert') list.splice(index, 0, edit.value)
  else if (!(index in list)) return
  else if (edit.op === 'set') list[index] = edit.value
  else if (edit.op === 'duplicate') list.splice(index + 1, 0, list[index])
  else if (edit.op === 'unset') list.splice(index, 1)
}

/** The target is found in the list without the item. */
function moveItem(list: unknown[], index: number, findPlace: () => ItemPlace | undefined): void {
  if (!(index in list)) return
  const [item] = list.splice(index, 1)
  const place = findPlace()
  place?.list.splice(place.index, 0, item)
}

interface ItemPlace {
  list: unknown[]
  index: number
}

function findTarget(root: unknown, pointer: string): () => ItemPlace | undefined {
  return () => {
    const keys = parsePointer(pointer)
    const key = keys.pop()
    const list = findContainer(root, keys)
    return Array.isArray(list) ? { list, index: readIndex(list, key) } : undefined
  }
}

/** A `-` is the end of the list. */
function readIndex(list: unknown[], key: string | undefined): number {
  return key === '-' ? list.length : Number(key)
}

function changeObject(object: Record<string, unknown>, key: string, edit: JsonEdit): void {
  if (edit.op === 'set') object[key] = edit.value
  else if (edit.op === 'unset') delete object[key]
  else if (edit.op === 'rename' && Object.hasOwn(object, key)) {
    // The property keeps its position.
    const entries = Object.entries(object).map(([name, value]) => {
      return [name === key ? edit.value : name, value] as const
    })
    for (const name of Object.keys(object)) delete object[name]
    Object.assign(object, Object.fromEntries(entries))
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}

function getMember(container: Container, key: string): unknown {
  return Object.hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined
}
