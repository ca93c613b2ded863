import type { DocumentContext } from './context'
import { AUDIENCES_FILE } from './context'
import type { FoundReference } from './find-references'
import { findMeaning } from './find-references'

export interface WrittenAudience {
  id: string
  name: string
}

/** The site's audiences. Invalid entries are skipped. */
export function listAudiences({ shared }: DocumentContext): WrittenAudience[] {
  const { audiences } = (shared.get(AUDIENCES_FILE) ?? {}) as { audiences?: unknown }
  return (Array.isArray(audiences) ? audiences : []).filter(
    (audience): audience is WrittenAudience =>
      typeof audience?.id === 'string' && typeof audience?.name === 'string',
  )
}

/**
 * The audiences that blocks refer to. If an audience is a key, its pointer is that of its object.
 */
export function listUsedAudiences({ documents }: DocumentContext): FoundReference[] {
  return findMeaning(documents, 'audience')
}

/** Returns `true` for the pointer of an audience variant. */
export function isVariants(pointer: string): boolean {
  return pointer.endsWith('/byAudience')
}

/** Returns `true` for a pointer to content that only some audiences see. */
export function isVariant(pointer: string): boolean {
  return pointer.includes('/byAudience/')
}
