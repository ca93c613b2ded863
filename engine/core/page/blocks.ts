import type { Block } from '../../../schemas/generated/types'

/**
 * The blocks within a value, including nested blocks, in order of appearance. `isType` recognises
 * block types.
 */
export function collectBlocks(value: unknown, isType: (word: string) => boolean): Block[] {
  const blocks: Block[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
    } else if (typeof node === 'object' && node !== null) {
      const { type } = node as Partial<Block>
      if (typeof type === 'string' && isType(type)) blocks.push(node as Block)
      for (const name in node) visit((node as Record<string, unknown>)[name])
    }
  }
  visit(value)
  return blocks
}

/** The distinct block types within a value, in order of first appearance. */
export function collectBlockTypes(value: unknown, isType: (word: string) => boolean): string[] {
  return [...new Set(collectBlocks(value, isType).map(({ type }) => type))]
}
