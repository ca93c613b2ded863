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
 * The context that all components share. Its value never changes, because a change would make React
 * discard the HTML of blocks that are not hydrated yet. Changing state is in stores within it.
 */
export interface Engine {
  site: SiteData
  blocks: Blocks
  toasts: Toasts
  /** The site's base. May be empty. */
  base: string
  /**
   * Set while HTML is rendered: all components are loaded and nothing waits. It is called at the
   * start and end of each block.
   */
  server?: {
    begin: (block: Block, isNested: boolean) => void
    end: () => void
    /**
     * If `true`, blocks have no boundary, so that their errors reach the caller that renders the
     * page.
     */
    isUnbounded?: boolean
  }
  /** The enclosing block's element, once it is in the document. Undefined outside blocks. */
  block?: Promise<Element>
  /**
   * If `true`, the enclosing block is mounted on the server's HTML, or is rendered on the server.
   */
  onHtml?: boolean
}

export const EngineContext = createContext<Engine | undefined>(undefined)
/** The current page. For the layout, which outlives pages. */
export const PageStoreContext = createContext<Store<PageData> | undefined>(undefined)
/** The page that contains the block. Undefined in the layout. */
export const PageContext = createContext<PageData | undefined>(undefined)

/** @throws if called outside `App`. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('useEngine needs the EngineContext that App provides.')
  return engine
}

/** The whole site's data: brand, messages, layout. */
export function useSite(): SiteData {
  return useEngine().site
}

/** The engine's messages, from the site's `messages.json`. */
export function useMessages(): SiteData['messages'] {
  return useSite().messages
}

/** The page that contains the component. In the layout, the current page. */
export function usePage(): PageData {
  const page = useContext(PageContext)
  const store = useContext(PageStoreContext)
  if (page) return page
  if (!store) throw new Error('usePage needs the PageStoreContext that App provides.')
  // biome-ignore lint/correctness/useHookAtTopLevel: a component never moves between page and layout
  return useStore(store)
}

/** The resources that the block's page or the layout refers to by name. */
export function useResource<T>(
  find: (resources: Resources) => Record<string, T>,
  name: string,
): T | undefined {
  const page = useContext(PageContext)
  const site = useSite()
  return (page && own(find(page), name)) ?? own(find(site), name)
}

/** An asset's published URL and size, given its path in the JSON. */
export function useAsset(src: string | undefined): AssetInfo | undefined {
  const { base } = useEngine()
  const asset = useResource(({ assets }) => assets, src ?? '')
  return asset && { ...asset, url: withBase(base, asset.url) }
}

/**
 * Returns a function that turns an `href` in the site's JSON into its URL in a document: the site's
 * base is added to a path within the site. `Link` and `Actions` do this automatically.
 */
export function useAddressOf(): (href: string) => string {
  const { base } = useEngine()
  return (href) => withBase(base, href)
}

/**
 * A key for the browser's storage, which all sites on a host share, so the key includes the site's
 * base.
 */
export function useStorageKey(name: string): string {
  return name + useEngine().base
}

/** The coastlines within the given bounds, which have the same notation as in the JSON. */
export function useMapDrawing(bounds: string): MapDrawing | undefined {
  return useResource(({ maps }) => maps, bounds)
}

/**
 * The pages that a query in the block's JSON selects, as of build time. The query has the schema
 * `pageQuery`; other values select nothing.
 */
export function useListing(query: PageQuery): Listing {
  const page = useContext(PageContext)
  const site = useSite()
  const key = keyOfQuery(query)
  return own(page?.lists ?? {}, key) ?? own(site.lists ?? {}, key) ?? EMPTY_LISTING
}

/**
 * Returns a function that finds a person in `people.json`, given an id from the block's JSON whose
 * schema has the meaning of a person. It returns undefined for an unknown id.
 */
export function useFindPerson(): (id: string) => Person | undefined {
  const page = useContext(PageContext)
  const site = useSite()
  return (id) => own(page?.persons ?? {}, id) ?? own(site.persons ?? {}, id)
}

/** An icon's drawing, given the icon's name in the JSON. */
export function useIconNodes(name: string): IconNode[] | undefined {
  return useResource(({ icons }) => icons, name)
}
