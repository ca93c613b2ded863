import type { DocumentContext } from './context'
import { AUDIENCES_FILE } from './context'
import type { FoundReference } from './find-references'
import { findMeaning } from './find-references'

export interface WrittenAudience {
  id: string
  name: string
}

/** The audiences of the site, as far as they are well-formed. */
export function listAudiences({ shared }: DocumentContext): WrittenAudience[] {
  const { audiences } = (shared.get(AUDIENCES_FILE) ?? {}) as { audiences?: unknown }
  return (Array.isArray(audiences) ? audiences : []).filter(
    (audience): audience is WrittenAudience =>
      typeof audience?.id === 'string' && typeof audience?.name === 'string',
  )
}

/** The audiences that blocks name; the pointer of one that is a key is that of its object. */
export function listUsedAudiences({ documents }: DocumentContext): FoundReference[] {
  return findMeaning(documents, 'audience')
}

/** Whether a place is that of what differs by audience. */
export function isVariants(pointer: string): boolean {
  return pointer.endsWith('/byAudience')
}

/** Whether a place is shown to some readers only. */
export function isVariant(pointer: string): boolean {
  return pointer.includes('/byAudience/')
}
