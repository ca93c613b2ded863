import { readBase } from '../../browser/base'
import type { PageLoader } from '../../browser/page-loader'
import { createSlices } from '../../browser/timing'
import { canonicalPath } from '../../core/addresses/paths'
import type { Toasts } from '../context/toasts'
import { navigateTo, resolvePageUrl, routeOf } from './navigation'

/**
 * Makes all links of the document navigate in the app, including those of blocks that are not
 * hydrated yet, and prefetches their targets: on hover, on focus, on touch, and when they come into
 * view (except in forms, and with data saving). For links in view, only page data is prefetched:
 * code is fetched when the visitor shows interest in a link, so that neither reading nor pressing a
 * button fetches it. A link's `data-toast` is the toast to show on arrival; its code is fetched on
 * hover and on focus. Returns a function that finds new links.
 */
export function startLinks(
  loader: Pick<PageLoader, 'prefetch' | 'prefetchData'>,
  toasts: Toasts,
): () => void {
  const base = readBase()
  const findPath = (link: HTMLAnchorElement | null) => {
    const url = link && resolveLink(link)
    return url && url.pathname !== location.pathname ? routeOf(base, url.pathname) : undefined
  }
  const prefetchLink = (link: HTMLAnchorElement | null) => {
    const path = findPath(link)
    if (path) loader.prefetch(path)
  }
  // Listens in the capture phase, because React stops events on blocks that are not hydrated yet.
  // https://github.com/facebook/react/blob/v19.2.0/packages/react-dom-bindings/src/events/ReactDOMEventListener.js
  document.addEventListener('click', (event) => follow(event, base, toasts), { capture: true })
  for (const event of ['pointerover', 'focusin']) {
    const options = { capture: true, passive: true }
    const prepare = ({ target }: Event) => {
      const link = linkOf(target)
      prefetchLink(link)
      if (link?.dataset.toast) toasts.prepare()
    }
    document.addEventListener(event, prepare, options)
  }
  const inSlices = createSlices()
  return watchViewport((link) =>
    inSlices(() => {
      const path = findPath(link)
      if (path) loader.prefetchData(path)
    }),
  )
}

function follow(event: MouseEvent, base: string, toasts: Toasts): void {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = linkOf(event.target)
  const url = link && resolveLink(link)
  if (!link || !plain || event.defaultPrevented || !url) return
  event.preventDefault()
  const { toast } = link.dataset
  const here = routeOf(base, location.pathname)
  const path = canonicalPath(routeOf(base, url.pathname))
  if (toast && path !== here) toasts.showAt(path, toast)
  navigateTo(link.href)
  if (toast && path === here) toasts.show(toast)
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

function resolveLink(link: HTMLAnchorElement): URL | undefined {
  const leaves = (link.target && link.target !== '_self') || link.hasAttribute('download')
  return leaves ? undefined : resolvePageUrl(link.href)
}

function watchViewport(onSeen: (link: HTMLAnchorElement) => void): () => void {
  if (savesData() || typeof IntersectionObserver === 'undefined') return () => {}
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      onSeen(target as HTMLAnchorElement)
    }
  })
  const look = () => {
    // A visitor who fills in a form does not navigate, and sending it must not cause further
    // requests.
    const all = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not(form a)')
    for (const link of all) {
      if (seen.has(link)) continue
      seen.add(link)
      observer.observe(link)
    }
  }
  return () => whenIdle(look)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  else setTimeout(task, 200)
}
