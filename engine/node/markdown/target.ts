import type { Nodes } from 'mdast'
import type { ContentItem } from '../../../schemas/generated/types'
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

/** Adds an entry; it, its value, and what is named within that get the place of the node. */
export function addEntry(
  item: ContentItem,
  { node, parts = [] }: { node: Nodes; parts?: string[] },
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
