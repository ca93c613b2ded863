import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Audience, Block } from '../../../schemas/generated/types'
import { afterPaint } from '../../browser/timing'
import { own } from '../../core/own'
import type { PageData } from '../../core/page/data'
import type { Variants } from '../../core/page/variants'
import { variantsOf } from '../../core/page/variants'
import type { Store } from '../../core/store'
import { createStore } from '../../core/store'
import { useSite } from '../context/context'
import { useStore } from '../context/use-store'

export interface AudienceStores {
  /**
   * The visitor's choice of audience. It is only in page memory, so it survives navigation in the
   * app, but not a reload.
   */
  chosen: Store<string | undefined>
  /**
   * The audience whose content is shown. It changes only after the choice has been painted, because
   * many blocks may change.
   */
  shown: Store<string | undefined>
  /** If `true`, the visitor may be about to choose, so that variants are needed. */
  wanted: Store<boolean>
  /** The audience variants for blocks whose page data lacks them. */
  late: Store<ReadonlyMap<object, Variants>>
  /** The document's full page, once something is needed that its data lacks. */
  full: Store<PageData | undefined>
  /** The number of pending loads for a choice. */
  waiting: Store<number>
}

/** Counts a load as pending until it succeeds or fails. */
export function countWaiting({ waiting }: AudienceStores, coming: Promise<unknown>): void {
  waiting.set(waiting.get() + 1)
  const end = () => waiting.set(waiting.get() - 1)
  coming.then(end, end)
}

export function createAudienceStores(): AudienceStores {
  return {
    chosen: createStore<string | undefined>(undefined),
    shown: createStore<string | undefined>(undefined),
    wanted: createStore(false),
    late: createStore<ReadonlyMap<object, Variants>>(new Map()),
    full: createStore<PageData | undefined>(undefined),
    waiting: createStore(0),
  }
}

export const AudienceContext = createContext<AudienceStores | undefined>(undefined)

/** @throws if called outside `App`, which provides the stores. */
export function useAudienceStores(): AudienceStores {
  const stores = useContext(AudienceContext)
  if (!stores) throw new Error('useAudience needs the AudienceContext that App provides.')
  return stores
}

export interface AudienceChoice {
  /** The site's audiences, from `audiences.json`. */
  audiences: Audience[]
  /** The chosen audience. Undefined on the server and until the visitor chooses. */
  audience: Audience | undefined
  /** Chooses the audience with the given id. Without an id, clears the choice. */
  choose: (id?: string) => void
  /**
   * Announces that the visitor may be about to choose. Subscribers are notified after the next
   * paint.
   */
  prepare: () => void
}

/** The visitor's choice of audience. */
export function useAudience(): AudienceChoice {
  const { chosen, shown, wanted } = useAudienceStores()
  const { audiences } = useSite()
  const id = useStore(chosen)
  const prepare = () => afterPaint().then(() => wanted.set(true))
  return {
    audiences,
    audience: audiences.find((audience) => audience.id === id),
    choose(next) {
      chosen.set(next)
      prepare().then(() => shown.set(chosen.get()))
    },
    prepare,
  }
}

const noVariant = () => undefined

/** The block for the visitor's audience. Returns the same object if it has no variant. */
export function useVariant(block: Block): Block {
  const { shown, late } = useAudienceStores()
  const find = () => own(variantsOf(block) ?? late.get().get(block) ?? {}, shown.get() ?? '')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [shown.subscribe(listener), late.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [shown, late],
  )
  const variant = useSyncExternalStore(subscribe, find, noVariant)
  return useMemo(() => (variant ? ({ ...block, ...variant } as Block) : block), [block, variant])
}
