import { withBase } from '../core/addresses/base'
import { notFoundOfLocale } from '../core/addresses/locales'
import { dataPathOf, NOT_FOUND } from '../core/addresses/paths'
import type { PageData, RedirectData } from '../core/page/data'
import { fetchWithTimeout, isTimeout } from './timeout'

/** The result of loading a path. */
type LoadedPage =
  | { kind: 'page'; data: PageData }
  /** An old path that is redirected to `to`. */
  | { kind: 'redirect'; to: string }
  /**
   * Requires a full page load: the server has a different build, the page is in another language,
   * or it has iframes that this document's policy forbids.
   */
  | { kind: 'stale' }

export interface PageLoader {
  /**
   * Loads a page's data and the components that the page needs at once. Rejects after one retry, or
   * with a `TimeoutError`.
   */
  load: (path: string) => Promise<LoadedPage>
  /** Like `load`, for a page that may be needed soon. Never rejects. */
  prefetch: (path: string) => void
  /** Loads only the page's data, ahead of a `load` or a `prefetch`. Never rejects. */
  prefetchData: (path: string) => void
  /** In development, fetches the page again and notifies the listeners. */
  refresh: (path: string) => Promise<void>
  /** Calls back with each refreshed page. Returns a function that unsubscribes. */
  listen: (listener: RefreshListener) => () => void
}

type RefreshListener = (path: string, data: PageData) => void

export interface PageLoaderOptions {
  build: string
  /** The site's base. */
  base: string
  /** The redirect target of a path that matches a pattern. Undefined on sites without patterns. */
  findRedirect?: (path: string) => RedirectData | undefined
  /** Loads the components that the page needs to be shown. */
  loadBlocks: (page: PageData) => Promise<unknown>
  /**
   * The page in the document, with its URL. If some static blocks exist only in its HTML, the full
   * page is fetched when the visitor is about to leave it.
   */
  initial?: { path: string; data: PageData }
}

const MAX_PAGES = 50

/** Loads page data, once per page. Errors are not cached. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { build, base, findRedirect, loadBlocks, initial } = options
  const pages = new Map<string, Promise<LoadedPage>>()
  const ahead = new Map<string, Promise<PageData | RedirectData>>()
  const listeners = new Set<RefreshListener>()
  const left = initial?.data.statics && initial.path
  const { frames: allowed, locale } = initial?.data ?? {}
  if (initial && !left)
    pages.set(initial.path, Promise.resolve({ kind: 'page', data: initial.data }))

  // The server has no data for a path that matches a pattern.
  const findData = async (path: string) => findRedirect?.(path) ?? fetchData(base, path, locale)

  async function fetchPage(path: string): Promise<LoadedPage> {
    const early = ahead.get(path)
    ahead.delete(path)
    const data = await (early ?? findData(path))
    if (data.build !== build) return { kind: 'stale' }
    if ('redirect' in data) return { kind: 'redirect', to: data.redirect }
    if (data.locale !== locale) return { kind: 'stale' }
    if (data.frames?.some((host) => !allowed?.includes(host))) return { kind: 'stale' }
    await loadBlocks(data)
    return { kind: 'page', data }
  }

  async function load(path: string): Promise<LoadedPage> {
    try {
      return await fetchPage(path)
    } catch (reason) {
      if (isTimeout(reason)) throw reason
      return await fetchPage(path).catch(async (reason) => {
        // The server has the page's HTML even if its data is missing.
        if (path === left) return { kind: 'stale' as const }
        if (!isTimeout(reason) && (await hasNewerBuild(base, build)))
          return { kind: 'stale' as const }
        throw reason
      })
    }
  }

  const loader: PageLoader = {
    load(path) {
      const known = pages.get(path)
      if (known) return known
      if (left !== undefined && path !== left) loader.prefetchData(left)
      const loading = load(path)
      pages.set(path, loading)
      loading.catch(() => pages.delete(path))
      trim(pages)
      return loading
    },
    prefetch: (path) => void loader.load(path).catch(() => {}),
    prefetchData(path) {
      if (pages.has(path) || ahead.has(path)) return
      const fetching = findData(path)
      ahead.set(path, fetching)
      fetching.catch(() => ahead.delete(path))
      trim(ahead)
    },
    async refresh(path) {
      pages.clear()
      ahead.clear()
      const loaded = await loader.load(path)
      // The shown page has an iframe of another host.
      if (loaded.kind === 'stale') location.reload()
      if (loaded.kind !== 'page') return
      for (const listener of listeners) listener(path, loaded.data)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return loader
}

/** Removes the oldest entry if the cache is full. */
function trim(pages: Map<string, unknown>): void {
  for (const oldest of pages.keys()) {
    if (pages.size <= MAX_PAGES) break
    pages.delete(oldest)
  }
}

/**
 * Fetches a page's data from the server, or the data of its language's 404 page.
 * @throws if the server cannot be reached, or the response is not page data.
 */
export async function fetchData(
  base: string,
  path: string,
  locale = '',
): Promise<PageData | RedirectData> {
  const response = await fetchWithTimeout(withBase(base, dataPathOf(path)), {
    headers: { accept: 'application/json' },
  })
  if (response.status === 404 && path !== NOT_FOUND) {
    const missing = notFoundOfLocale(locale)
    return fetchData(base, path === missing ? NOT_FOUND : missing, locale)
  }
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}

async function hasNewerBuild(base: string, build: string): Promise<boolean> {
  try {
    const url = withBase(base, dataPathOf(NOT_FOUND))
    const response = await fetchWithTimeout(url, { cache: 'no-cache' })
    const data: PageData = await response.json()
    return data.build !== build
  } catch {
    return false
  }
}
