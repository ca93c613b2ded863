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
import type { PageData } from '../../core/page/data'
import type { Variants } from '../../core/page/variants'
import { pairVariants, variantsOf } from '../../core/page/variants'
import type { Store } from '../../core/store'
import { createStore } from '../../core/store'
import { own, useEngine, useSite } from '../context/context'
import { useStore } from '../context/use-store'
import type { ShownPage } from '../navigation/page-switch'
import { useYear } from './year'

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
  /** The page of the document in full, once something that its data leaves out is needed. */
  full: Store<PageData | undefined>
}

export function createAudienceStores(): AudienceStores {
  return {
    chosen: createStore<string | undefined>(undefined),
    wanted: createStore(false),
    late: createStore<ReadonlyMap<object, Variants>>(new Map()),
    full: createStore<PageData | undefined>(undefined),
  }
}

export const AudienceContext = createContext<AudienceStores | undefined>(undefined)

/** @throws when called outside `App`, which provides the stores. */
export function useAudienceStores(): AudienceStores {
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

/**
 * Fetches in full a page whose document left something out, once that is needed: what differs by
 * audience when the visitor may be about to choose, what names the year when it is another one.
 */
export function LateVariants({ shown: { path, page } }: { shown: ShownPage }): null {
  const { wanted, late, full } = useAudienceStores()
  const { base, site } = useEngine()
  const isWanted = useStore(wanted) && page.lateVariants
  const isOfAnotherYear = useYear() !== site.year && namesYear(page)
  useEffect(() => {
    if (!isWanted && !isOfAnotherYear) return
    fetchData(base, path).then(
      (whole) => {
        if (whole.build !== page.build || !('blocks' in whole)) return
        late.set(new Map([...late.get(), ...pairVariants(page.blocks, whole.blocks)]))
        full.set(whole)
      },
      // The next choice tries again.
      () => wanted.set(false),
    )
  }, [isWanted, isOfAnotherYear, base, path, page, late, wanted, full])
  return null
}

/** Whether a static block of the page names the year. */
function namesYear({ statics }: PageData): boolean {
  return Object.values(statics?.page ?? {}).some((changes) => changes.includes('year'))
}
