import type { ContentItem } from '../../../schemas/generated/types'

/** Parts of running text that few pages have: their code and styles come to these alone. */
export type RareKind = 'quote' | 'code' | 'table'

const RARE_KINDS: RareKind[] = ['quote', 'code', 'table']

/** The kind of a part of running text, if it is one that few pages have. */
export function findRareKind(item: ContentItem): RareKind | undefined {
  return RARE_KINDS.find((kind) => item[kind] !== undefined)
}

/**
 * The rare kinds of running text within a value, each once. An entry of running text has its kind
 * as its only property; a value that merely looks like one costs a needless file.
 */
export function listRareKinds(value: unknown): RareKind[] {
  const kinds = new Set<RareKind>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const children = Object.values(node)
    const kind = children.length === 1 ? findRareKind(node) : undefined
    if (kind) kinds.add(kind)
    for (const child of children) visit(child)
  }
  visit(value)
  return [...kinds]
}
