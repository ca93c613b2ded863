import { useContext } from 'react'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { isForeign, readBase } from '../../browser/base'
import { withBase, withoutBase } from '../../core/addresses/base'
import { NOT_FOUND } from '../../core/addresses/paths'
import { PageContext, PageStoreContext, useEngine } from '../context/context'
import { showPlace } from './place'
import { recallScroll, rememberScroll } from './scroll-memory'

/** The path of the address bar, without the site's base; on the server that of the page. */
export function useLocationPath(): string {
  const page = useContext(PageContext)
  const store = useContext(PageStoreContext)
  return useRoute(useEngine().base, page?.path ?? store?.getInitial().path)
}

/** The same, where the server shows the page at `initial`. */
export function useRoute(base: string, initial = NOT_FOUND): string {
  return routeOf(base, usePathname({ ssrPath: withBase(base, initial) }))
}

/** The route of a path of the host. What is outside the site is none of its pages. */
export function routeOf(base: string, pathname: string): string {
  return withoutBase(base, pathname) ?? NOT_FOUND
}

/** The address within this site that a link leads to, when the app can show it itself. */
export function resolvePageUrl(href: string): URL | undefined {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return undefined
  // The last part of a page's address never has a dot; `/assets/form.pdf` is a file.
  const { pathname } = url
  const route = withoutBase(readBase(), pathname)
  // The app has the layout and the words of one language.
  if (route === undefined || isForeign(route)) return undefined
  return pathname.includes('.', pathname.lastIndexOf('/')) ? undefined : url
}

/** Goes to an `href` of the document: inside the app where that is possible, else by leaving the document. */
export function navigateTo(href: string, { replace = false } = {}): void {
  const url = resolvePageUrl(href)
  if (!url) {
    // An old address that leads to a file would catch those who go back.
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

/** After what else a click does: a menu that closes gives the focus back to its button. */
function showPlaceSoon(hash: string): void {
  setTimeout(() => showPlace(hash))
}

function createKey(): string {
  return Math.random().toString(36).slice(2)
}
