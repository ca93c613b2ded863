import type { Nodes } from 'mdast'
import type { ContentItem } from '../../../../schemas/generated/types'
import type { Reading } from './reading'
import { placeNode } from './reading'

/** Where the entries of running text go. */
export interface Target {
  /** The list, and its pointer. */
  content: ContentItem[]
  pointer: string
}

/** The pointer of the entry that comes next. */
export function nextPointer({ pointer, content }: Target): string {
  return `${pointer}/${content.length}`
}

/** An entry, and the node that it is read from. */
interface ReadEntry {
  item: ContentItem
  node: Nodes
  /** The names within its value that get the place of the node as well. */
  parts?: string[]
}

/** Adds an entry; it and its value get the place of the node. */
export function addEntry(
  { item, node, parts = [] }: ReadEntry,
  target: Target,
  { text, places }: Pick<Reading, 'text' | 'places'>,
): void {
  const place = placeNode({ text }, node)
  const [kind = ''] = Object.keys(item)
  for (const part of ['', `/${kind}`, ...parts.map((name) => `/${kind}/${name}`)]) {
    places.set(nextPointer(target) + part, place)
  }
  target.content.push(item)
}
