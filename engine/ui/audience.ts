import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Audience, Block } from '../../schemas/generated/types'
import { own, useSite } from './context'
import type { Store } from './store'

/**
 * Which kind of reader the visitor has said to be, in page memory alone (D44): it outlives a
 * navigation inside the app and is gone after a reload.
 */
export type AudienceStore = Store<string | undefined>

export const AudienceContext = createContext<AudienceStore | undefined>(undefined)

/** @throws when called outside `App`, which provides the store. */
function useAudienceStore(): AudienceStore {
  const store = useContext(AudienceContext)
  if (!store) throw new Error('useAudience needs the AudienceContext that App provides.')
  return store
}

export interface AudienceChoice {
  /** What the site offers, from `audiences.json`. */
  audiences: Audience[]
  /** The chosen one; none on the server and until the visitor chooses. */
  audience: Audience | undefined
  /** Chooses by id; without one, clears the choice. */
  choose: (id?: string) => void
}

/** The kind of reader for whom blocks vary. */
export function useAudience(): AudienceChoice {
  const { subscribe, get, getInitial, set } = useAudienceStore()
  const { audiences } = useSite()
  const chosen = useSyncExternalStore(subscribe, get, getInitial)
  return { audiences, audience: audiences.find(({ id }) => id === chosen), choose: set }
}

const noVariant = () => undefined

/** The block as the visitor's kind of reader sees it; the same object when it does not vary. */
export function useVariant(block: Block): Block {
  const { subscribe, get } = useAudienceStore()
  const variants: Record<string, Partial<Block>> = ('byAudience' in block && block.byAudience) || {}
  const find = () => own(variants, get() ?? '')
  const variant = useSyncExternalStore(subscribe, find, noVariant)
  return useMemo(() => (variant ? ({ ...block, ...variant } as Block) : block), [block, variant])
}
