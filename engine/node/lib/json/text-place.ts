import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { parsePointer } from '../../../core/json-pointer'
import type { Place } from '../problems/problem'

export {
  escapePointer,
  getOuterPointer,
  isWithinPointer,
  parsePointer,
  resolvePointer,
  splitPointer,
} from '../../../core/json-pointer'

/** The line and column of a range of offsets, up to the end of its first line. */
export function resolvePlace(text: string, offset: number, length: number): Place {
  return createPlaceResolver(text)(offset, length)
}

/** The lines and columns of several ranges in one text, whose lines are counted only once. */
export function createPlaceResolver(text: string): (offset: number, length: number) => Place {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1)
  }
  return (offset, length) => {
    let [line, behind] = [0, starts.length]
    while (behind - line > 1) {
      const middle = (line + behind) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else behind = middle
    }
    const lineEnd = (starts[line + 1] ?? text.length + 1) - 1
    const covered = Math.max(1, Math.min(length, lineEnd - offset))
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, length: covered }
  }
}

/**
 * Returns a function that maps a JSON pointer to the location of the value, or of its key. A value
 * that is not in the source, such as a default, has its parent's location.
 */
export function createLocator(text: string): (pointer: string, at?: 'key' | 'value') => Place {
  const root = parseTree(text)
  const resolve = createPlaceResolver(text)
  return (pointer, at) => {
    const { node } = findNode(root, pointer, at)
    const isContainer = node?.type === 'object' || node?.type === 'array'
    return resolve(node?.offset ?? 0, isContainer ? 1 : (node?.length ?? 1))
  }
}

/** The node at a JSON pointer, or its key's node. If there is no such node, the parent's node. */
export function findNode(
  root: Node | undefined,
  pointer: string,
  at: 'key' | 'value' = 'value',
): { node?: Node; isFound: boolean } {
  let node = root
  for (const part of parsePointer(pointer)) {
    const child = findChild(node, part)
    if (!child) return { node, isFound: false }
    node = child
  }
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return { node: at === 'key' ? (key ?? node) : node, isFound: true }
}

/** The index in a part of a JSON pointer. Undefined if it is not written as an index. */
export function parseIndex(part: string): number | undefined {
  const index = Number(part)
  return String(index) === part && index >= 0 ? index : undefined
}

function findChild(node: Node | undefined, part: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[parseIndex(part) ?? -1]
  if (node?.type !== 'object') return undefined
  return node.children?.find(({ children }) => children?.[0]?.value === part)?.children?.[1]
}
