import { createContext, useContext } from 'react'
import type { Messages } from '../../../schemas/generated/types'
import type { AssetInfo, MapDrawing, PageData, SiteData } from '../../core/page/data'
import type { Store } from '../../core/store'
import type { Blocks } from './registry'
import type { Toasts } from './toasts'
import { useStore } from './use-store'

/**
 * What every component may ask for. The value never changes while the app lives: a changing
 * context value would make React drop the HTML of blocks that are not hydrated yet. What
 * changes lives in stores inside it.
 */
export interface Engine {
  site: SiteData
  blocks: Blocks
  toasts: Toasts
  /** True while rendering HTML: all components are loaded and nothing waits. */
  server: boolean
  /** The element of the block that asks, once it is in the document; absent outside of blocks. */
  block?: Promise<Element>
}

export const EngineContext = createContext<Engine | undefined>(undefined)
export const PageStoreContext = createContext<Store<PageData> | undefined>(undefined)

/** @throws when called outside `App`. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('useEngine needs the EngineContext that App provides.')
  return engine
}

/** The data of the whole site: brand, messages, layout. */
export function useSite(): SiteData {
  return useEngine().site
}

/** The engine's texts, from the site's `messages.json`. */
export function useMessages(): Messages {
  return useSite().messages
}

/** The page that the component is on; in the layout, the current page. */
export function usePage(): PageData {
  const store = useContext(PageStoreContext)
  if (!store) throw new Error('usePage needs the PageStoreContext that App provides.')
  return useStore(store)
}

/** The served address and size of an asset, by its path in the JSON. */
export function useAsset(src: string | undefined): AssetInfo | undefined {
  const page = usePage()
  const site = useSite()
  if (src === undefined) return undefined
  return own(page.assets, src) ?? own(site.assets, src)
}

/** The coastlines within the given bounds, in the notation of the JSON. */
export function useMapDrawing(bounds: string): MapDrawing | undefined {
  const page = usePage()
  const site = useSite()
  return own(page.maps, bounds) ?? own(site.maps, bounds)
}

/** An own property, so that a name such as `constructor` finds nothing. */
export function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
