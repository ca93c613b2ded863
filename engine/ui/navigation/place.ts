/** Scroll positions on the current page: a hash's target, and the top. */
import { findHashTarget } from '../../browser/hash'
import { openAll } from '../../browser/near'

/** `true` while the app itself navigates to a position. */
let isGoing = false

/**
 * Scrolls to a hash's target, or to the top if there is no hash, and moves the focus. `at` is the
 * scroll position from an earlier visit.
 */
export function showPlace(hash: string, at?: number): void {
  // Blocks open the hash's target, even if the hash is the same as before.
  dispatchEvent(new Event('hashchange'))
  if (showHash(hash, at)) return
  restoreScroll(at)
  focusContent()
}

/** Scrolls to the position from an earlier visit, or to the top. */
export function restoreScroll(at: number | undefined): void {
  if (at === undefined) scrollTo(0, 0)
  else scrollWhileGrowing(() => scrollTo(0, at))
}

/** Moves the focus to the main area, from where Tab reaches its first control. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Scrolls to a hash's target after everything above it is rendered, so that it does not shift.
 * Returns `false` if no element has that id, for example because its block is not loaded yet.
 */
export function showHash(hash: string, at?: number): boolean {
  if (!hash) return false
  openAll()
  const target = findHashTarget(hash)
  if (target) goTo(hash, target, at)
  else awaitTarget(hash, at)
  return target !== null
}

/** Calls back for each history step between positions on the same page. */
export function watchPlaces(onStep: () => void): () => void {
  let last = location.pathname + location.search
  const note = ({ type }: Event) => {
    const next = location.pathname + location.search
    const isStep = type === 'popstate' && next === last && !isGoing
    last = next
    if (isStep) onStep()
  }
  // The last two are events of wouter for calls of the history API:
  // https://github.com/molefrog/wouter/blob/v3/packages/wouter/src/use-browser-location.js
  const events = ['popstate', 'pushState', 'replaceState']
  for (const event of events) addEventListener(event, note)
  return () => {
    for (const event of events) removeEventListener(event, note)
  }
}

/**
 * Makes the browser navigate to the current hash's target. This also moves the focus, or the
 * starting point for Tab, which `focus` cannot do.
 * https://html.spec.whatwg.org/#scroll-to-the-fragment-identifier
 */
function goTo(hash: string, target: HTMLElement, at: number | undefined): void {
  const { state } = history
  isGoing = true
  location.replace(hash)
  isGoing = false
  history.replaceState(state, '')
  scrollWhileGrowing(() => (at === undefined ? target.scrollIntoView() : scrollTo(0, at)))
}

/** Scrolls to the target once its block has been loaded, unless the visitor does something else. */
function awaitTarget(hash: string, at: number | undefined): void {
  const root = document.getElementById('content')
  if (!root) return
  const observer = new MutationObserver(() => {
    const target = findHashTarget(hash)
    if (!target && location.hash === hash) return
    stop()
    if (target && location.hash === hash) goTo(hash, target, at)
  })
  const stop = untilUsed(() => observer.disconnect())
  observer.observe(root, { childList: true, subtree: true })
}

const SETTLE_MS = 1500

/** Scrolls, and again while blocks get their height, unless the visitor scrolls. */
function scrollWhileGrowing(scroll: () => void): void {
  scroll()
  const root = document.getElementById('content')
  if (!root || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(scroll)
  const stop = untilUsed(() => observer.disconnect())
  observer.observe(root)
  setTimeout(stop, SETTLE_MS)
}

/** Calls `end` when the visitor scrolls, points or types, or when the returned function is called. */
function untilUsed(end: () => void): () => void {
  const control = new AbortController()
  const stop = () => {
    control.abort()
    end()
  }
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, stop, { passive: true, signal: control.signal })
  }
  return stop
}
