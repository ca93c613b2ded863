import type { Block } from '../../../schemas/generated/types'
import type { PageData } from './data'

/** A block's variants, keyed by audience id. */
export type Variants = Record<string, Partial<Block>>

export function variantsOf(block: Block): Variants | undefined {
  return 'byAudience' in block ? (block.byAudience as Variants | undefined) : undefined
}

/**
 * The page as inlined in its HTML: without audience variants, which are fetched when a visitor is
 * about to choose. Returns the same object if the page has no variants.
 */
export function withoutVariants(page: PageData): PageData {
  const blocks = strip(page.blocks)
  return blocks === page.blocks ? page : { ...page, blocks, lateVariants: true }
}

function strip<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries.filter(([key]) => key !== 'byAudience')
  const stripped = kept.map(([key, child]) => [key, strip(child)] as const)
  const isSame =
    kept.length === entries.length &&
    stripped.every(([, child], index) => child === kept[index]?.[1])
  if (isSame) return value
  return (
    Array.isArray(value) ? stripped.map(([, child]) => child) : Object.fromEntries(stripped)
  ) as T
}

/** The audience variants for each block in a stripped value, taken from the complete value. */
export function pairVariants(bare: unknown, full: unknown): Map<object, Variants> {
  const found = new Map<object, Variants>()
  const visit = (a: unknown, b: unknown): void => {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
    if ('byAudience' in b && !Array.isArray(a)) found.set(a, b.byAudience as Variants)
    for (const [key, child] of Object.entries(a)) visit(child, (b as Record<string, unknown>)[key])
  }
  visit(bare, full)
  return found
}
