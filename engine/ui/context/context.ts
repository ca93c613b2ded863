import { createContext, useContext } from 'react'
import type { Messages } from '../../../schemas/generated/types'
import { withBase } from '../../core/addresses/base'
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
  /** The base of the site: where its addresses begin, or empty. */
  base: string
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
  const { site, base } = useEngine()
  if (src === undefined) return undefined
  const asset = own(page.assets, src) ?? own(site.assets, src)
  return asset && { ...asset, url: withBase(base, asset.url) }
}

/**
 * Returns a function from an `href` of the site's JSON to the address that a document has for it:
 * a path of the site is below the site's base. `Link` and `Actions` do this themselves.
 */
export function useAddressOf(): (href: string) => string {
  const { base } = useEngine()
  return (href) => withBase(base, href)
}

/**
 * The name under which something is kept in the browser's storage, which all sites of a host
 * share: it differs between two of them.
 */
export function useStorageKey(name: string): string {
  return name + useEngine().base
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
