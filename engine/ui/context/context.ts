import { createContext, useContext } from 'react'
import type { Block, PageQuery, Person } from '../../../schemas/generated/types'
import { withBase } from '../../core/addresses/base'
import { own } from '../../core/own'
import type {
  AssetInfo,
  IconNode,
  MapDrawing,
  PageData,
  Resources,
  SiteData,
} from '../../core/page/data'
import type { Listing } from '../../core/page/listing'
import { EMPTY_LISTING, keyOfQuery } from '../../core/page/listing'
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
  /**
   * There while HTML is rendered: all components are loaded and nothing waits. It is called with
   * each block where it begins and ends.
   */
  server?: {
    begin: (block: Block, isNested: boolean) => void
    end: () => void
    /** Whether blocks are without a boundary, so that what one throws reaches whoever renders. */
    isUnbounded?: boolean
  }
  /** The element of the block that asks, once it is in the document; absent outside of blocks. */
  block?: Promise<Element>
  /** Whether that block is mounted onto the server's HTML, or is rendered on the server. */
  onHtml?: boolean
}

export const EngineContext = createContext<Engine | undefined>(undefined)
/** The page that is shown, for the layout: it outlives the page. */
export const PageStoreContext = createContext<Store<PageData> | undefined>(undefined)
/** The page that a block is part of; absent in the layout. */
export const PageContext = createContext<PageData | undefined>(undefined)

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
export function useMessages(): SiteData['messages'] {
  return useSite().messages
}

/** The page that the component is on; in the layout, the current page. */
export function usePage(): PageData {
  const page = useContext(PageContext)
  const store = useContext(PageStoreContext)
  if (page) return page
  if (!store) throw new Error('usePage needs the PageStoreContext that App provides.')
  // biome-ignore lint/correctness/useHookAtTopLevel: a component never moves between page and layout
  return useStore(store)
}

/** What is looked up by name: of the block's page, or else of the layout. */
export function useResource<T>(
  find: (resources: Resources) => Record<string, T>,
  name: string,
): T | undefined {
  const page = useContext(PageContext)
  const site = useSite()
  return (page && own(find(page), name)) ?? own(find(site), name)
}

/** The served address and size of an asset, by its path in the JSON. */
export function useAsset(src: string | undefined): AssetInfo | undefined {
  const { base } = useEngine()
  const asset = useResource(({ assets }) => assets, src ?? '')
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
  return useResource(({ maps }) => maps, bounds)
}

/**
 * The pages that a query of the block's JSON selects, as they were at build time. The schema of the
 * block has the query as `pageQuery`; what is no query of that kind selects nothing.
 */
export function useListing(query: PageQuery): Listing {
  const page = useContext(PageContext)
  const site = useSite()
  const key = keyOfQuery(query)
  return own(page?.lists ?? {}, key) ?? own(site.lists ?? {}, key) ?? EMPTY_LISTING
}

/**
 * Returns a function from an id in the block's JSON, whose schema says that it means a person, to
 * the person of the site's `people.json`; to undefined for an id that nobody has.
 */
export function useFindPerson(): (id: string) => Person | undefined {
  const page = useContext(PageContext)
  const site = useSite()
  return (id) => own(page?.persons ?? {}, id) ?? own(site.persons ?? {}, id)
}

/** The drawing of an icon, by its name in the JSON. */
export function useIconNodes(name: string): IconNode[] | undefined {
  return useResource(({ icons }) => icons, name)
}
