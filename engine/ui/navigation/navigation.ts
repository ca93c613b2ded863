import { useContext } from 'react'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { isForeign, readBase } from '../../browser/base'
import { withBase, withoutBase } from '../../core/addresses/base'
import { NOT_FOUND } from '../../core/addresses/paths'
import { PageContext, PageStoreContext, useEngine } from '../context/context'
import { showPlace } from './place'
import { recallScroll, rememberScroll } from './scroll-memory'

/** The URL's path, without the site's base. On the server, the page's path. */
export function useLocationPath(): string {
  const page = useContext(PageContext)
  const store = useContext(PageStoreContext)
  return useRoute(useEngine().base, page?.path ?? store?.getInitial().path)
}

/** The current path, if the server shows the page at `initial`. */
export function useRoute(base: string, initial = NOT_FOUND): string {
  return routeOf(base, usePathname({ ssrPath: withBase(base, initial) }))
}

/** The route for a path on the host. A path outside the site has no page. */
export function routeOf(base: string, pathname: string): string {
  return withoutBase(base, pathname) ?? NOT_FOUND
}

/** The URL within this site that a link points to, if the app can show it. */
export function resolvePageUrl(href: string): URL | undefined {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return undefined
  // The last segment of a page's path never contains a dot; `/assets/form.pdf` is a file.
  const { pathname } = url
  const route = withoutBase(readBase(), pathname)
  // The app has the layout and the messages for only one language.
  if (route === undefined || isForeign(route)) return undefined
  return pathname.includes('.', pathname.lastIndexOf('/')) ? undefined : url
}

/**
 * Navigates to an `href` from the document: in the app if possible, otherwise with a full page
 * load.
 */
export function navigateTo(href: string, { replace = false } = {}): void {
  const url = resolvePageUrl(href)
  if (!url) {
    // Replaces the entry of an old path that redirects to a file: Back would return to it forever.
    if (replace) location.replace(href)
    else location.assign(href)
    return
  }
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (samePage && url.hash === location.hash && !replace) {
    showPlaceSoon(url.hash)
    return
  }
  rememberScroll()
  navigate(url.pathname + url.search + url.hash, { replace, state: { key: createKey() } })
  if (!samePage) return
  recallScroll()
  showPlaceSoon(url.hash)
}

/** After the other effects of a click: a closing menu returns the focus to its button. */
function showPlaceSoon(hash: string): void {
  setTimeout(() => showPlace(hash))
}

function createKey(): string {
  return Math.random().toString(36).slice(2)
}
