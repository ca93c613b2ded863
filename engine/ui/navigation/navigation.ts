import { useContext } from 'react'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { PageStoreContext } from '../context/context'
import { showPlace } from './place'
import { recallScroll, rememberScroll } from './scroll-memory'

/** The path of the address bar; on the server that of the page. */
export function useLocationPath(): string {
  return usePathname({ ssrPath: useContext(PageStoreContext)?.getInitial().path })
}

/** The address within this site that a link leads to, when the app can show it itself. */
export function resolvePageUrl(href: string): URL | undefined {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return undefined
  // The last part of a page's address never has a dot; `/assets/form.pdf` is a file.
  const { pathname } = url
  return pathname.includes('.', pathname.lastIndexOf('/')) ? undefined : url
}

/** Goes to an `href`: inside the app where that is possible, else by leaving the document. */
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
