import { splitPointer } from '../json-pointer'

/**
 * The pointer that an item has once it was moved in front of the item at `target`, which can be in
 * another list. Without the moved item, the items after it have smaller indexes.
 */
export function findMoveTarget(pointer: string, target: string): string {
  const [list, index] = splitPointer(pointer)
  if (!target.startsWith(`${list}/`)) return target
  const [at = '', ...inner] = target.slice(list.length + 1).split('/')
  return Number(at) > Number(index) ? [list, Number(at) - 1, ...inner].join('/') : target
}

/** The pointer of an item, by a number of places further in its list. */
export function addToIndex(pointer: string, number: number): string {
  const [list, index] = splitPointer(pointer)
  return `${list}/${Number(index) + number}`
}

/** Returns `true` for the pointer of an item of a list. */
export function isItemPointer(pointer: string): boolean {
  return /\/\d+$/.test(pointer)
}

/** Returns `true` for a pointer at which a list gets an item: that of an item, or of its end. */
export function isInsertPointer(pointer: string): boolean {
  return isItemPointer(pointer) || pointer.endsWith('/-')
}
