import type { Nodes } from 'mdast'
import type { ContentItem } from '../../../../schemas/generated/types'
import type { Reading } from './reading'
import { locateNode } from './reading'

/** The list to which entries of running text are added. */
export interface Target {
  /** The list, and its pointer. */
  content: ContentItem[]
  pointer: string
}

/** The pointer of the next entry. */
export function nextPointer({ pointer, content }: Target): string {
  return `${pointer}/${content.length}`
}

/** An entry, and the node that it comes from. */
interface ReadEntry {
  item: ContentItem
  node: Nodes
  /** The properties of its value that also get the location of the node. */
  parts?: string[]
}

/** Adds an entry. It and its value get the location of the node. */
export function addEntry(
  { item, node, parts = [] }: ReadEntry,
  target: Target,
  { text, places }: Pick<Reading, 'text' | 'places'>,
): void {
  const place = locateNode({ text }, node)
  const [kind = ''] = Object.keys(item)
  for (const part of ['', `/${kind}`, ...parts.map((name) => `/${kind}/${name}`)]) {
    places.set(nextPointer(target) + part, place)
  }
  target.content.push(item)
}
