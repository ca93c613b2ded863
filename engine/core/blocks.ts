import type { Block } from '../../schemas/generated/types'

/**
 * The block types within a value, nested ones included, each once, in order of first appearance.
 * `isType` says which words are block types.
 */
export function collectBlockTypes(value: unknown, isType: (word: string) => boolean): string[] {
  const types = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
    } else if (typeof node === 'object' && node !== null) {
      const { type } = node as Partial<Block>
      if (typeof type === 'string' && isType(type)) types.add(type)
      for (const child of Object.values(node)) visit(child)
    }
  }
  visit(value)
  return [...types]
}
