import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Audience, Block } from '../../../schemas/generated/types'
import { fetchData } from '../../browser/page-loader'
import type { Variants } from '../../core/page/variants'
import { pairVariants, variantsOf } from '../../core/page/variants'
import type { Store } from '../../core/store'
import { createStore } from '../../core/store'
import { own, useEngine, useSite } from '../context/context'
import { useStore } from '../context/use-store'
import type { ShownPage } from '../navigation/page-switch'

export interface AudienceStores {
  /**
   * Which kind of reader the visitor has said to be, in page memory alone (D44): it outlives a
   * navigation inside the app and is gone after a reload.
   */
  chosen: Store<string | undefined>
  /** Whether the visitor may be about to choose, so that variants are needed. */
  wanted: Store<boolean>
  /** What differs in the blocks whose page came without it. */
  late: Store<ReadonlyMap<object, Variants>>
}

export function createAudienceStores(): AudienceStores {
  return {
    chosen: createStore<string | undefined>(undefined),
    wanted: createStore(false),
    late: createStore<ReadonlyMap<object, Variants>>(new Map()),
  }
}

export const AudienceContext = createContext<AudienceStores | undefined>(undefined)

/** @throws when called outside `App`, which provides the stores. */
function useAudienceStores(): AudienceStores {
  const stores = useContext(AudienceContext)
  if (!stores) throw new Error('useAudience needs the AudienceContext that App provides.')
  return stores
}

export interface AudienceChoice {
  /** The audiences of the site, from `audiences.json`. */
  audiences: Audience[]
  /** The chosen audience; undefined on the server and until the visitor chooses. */
  audience: Audience | undefined
  /** Chooses by id; without one, clears the choice. */
  choose: (id?: string) => void
  /** Announces that the visitor may be about to choose. */
  prepare: () => void
}

/** The visitor's choice of audience. */
export function useAudience(): AudienceChoice {
  const { chosen, wanted } = useAudienceStores()
  const { audiences } = useSite()
  const id = useStore(chosen)
  return {
    audiences,
    audience: audiences.find((audience) => audience.id === id),
    choose(next) {
      wanted.set(true)
      chosen.set(next)
    },
    prepare: () => wanted.set(true),
  }
}

const noVariant = () => undefined

/** The block as the visitor's audience sees it; the same object if it does not vary. */
export function useVariant(block: Block): Block {
  const { chosen, late } = useAudienceStores()
  const find = () => own(variantsOf(block) ?? late.get().get(block) ?? {}, chosen.get() ?? '')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [chosen.subscribe(listener), late.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [chosen, late],
  )
  const variant = useSyncExternalStore(subscribe, find, noVariant)
  return useMemo(() => (variant ? ({ ...block, ...variant } as Block) : block), [block, variant])
}

/** Fetches a page's variants if it was loaded without them, once the visitor may be about to choose. */
export function LateVariants({ shown: { path, page } }: { shown: ShownPage }): null {
  const { wanted, late } = useAudienceStores()
  const { base } = useEngine()
  const isWanted = useStore(wanted)
  useEffect(() => {
    if (!isWanted || !page.lateVariants) return
    fetchData(base, path).then(
      (full) => {
        if (full.build !== page.build || !('blocks' in full)) return
        late.set(new Map([...late.get(), ...pairVariants(page.blocks, full.blocks)]))
      },
      // The next choice tries again.
      () => wanted.set(false),
    )
  }, [isWanted, base, path, page, late, wanted])
  return null
}
