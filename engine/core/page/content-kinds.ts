import type { ContentItem } from '../../../schemas/generated/types'

/** Rare parts of running text: only pages that contain them load their code and styles. */
export type RareKind = 'quote' | 'code' | 'table'

const RARE_KINDS: RareKind[] = ['quote', 'code', 'table']

/** The kind of a running-text part, if it is a rare kind. */
export function findRareKind(item: ContentItem): RareKind | undefined {
  return RARE_KINDS.find((kind) => item[kind] !== undefined)
}

/**
 * The distinct rare kinds of running text within a value. A running-text entry has its kind as its
 * only property. A similar value with another meaning only causes an unnecessary file to be loaded.
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
