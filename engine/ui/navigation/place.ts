/** Places on the page that is shown: what a hash names, and the page's start. */
import { findHashTarget } from '../../browser/hash'
import { openAll } from '../../browser/near'

/** Whether the app itself is on its way to a place. */
let isGoing = false

/**
 * Goes to what a hash names, or to the start of the page where it names nothing, and takes the
 * focus along. `at` is where the page was scrolled to when the visitor was there before.
 */
export function showPlace(hash: string, at?: number): void {
  // Blocks open what a hash names, also when it is named for the second time.
  dispatchEvent(new Event('hashchange'))
  if (showHash(hash, at)) return
  scrollTo(0, at ?? 0)
  focusContent()
}

/** Moves the focus to the main area, from where Tab leads to the first of its controls. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Brings the target of a hash into view, with everything above it rendered first so that it
 * stays there. Returns false when nothing has that id, which may be in a block to come.
 */
export function showHash(hash: string, at?: number): boolean {
  if (!hash) return false
  openAll()
  const target = findHashTarget(hash)
  if (target) goTo(hash, target, at)
  else awaitTarget(hash, at)
  return target !== null
}

/** Calls back for each step in the history from one place to another of the same page. */
export function watchPlaces(onStep: () => void): () => void {
  let last = location.pathname + location.search
  const note = ({ type }: Event) => {
    const next = location.pathname + location.search
    const isStep = type === 'popstate' && next === last && !isGoing
    last = next
    if (isStep) onStep()
  }
  // The last two are wouter's: what goes through the history API.
  // https://github.com/molefrog/wouter/blob/v3/packages/wouter/src/use-browser-location.js
  const events = ['popstate', 'pushState', 'replaceState']
  for (const event of events) addEventListener(event, note)
  return () => {
    for (const event of events) removeEventListener(event, note)
  }
}

/**
 * Has the browser itself go to the target of the hash that the address has already. It takes the
 * focus there, or the point from which Tab goes on, as no call of `focus` can.
 * https://html.spec.whatwg.org/#scroll-to-the-fragment-identifier
 */
function goTo(hash: string, target: HTMLElement, at: number | undefined): void {
  const { state } = history
  isGoing = true
  location.replace(hash)
  isGoing = false
  history.replaceState(state, '')
  if (at === undefined) keepInView(target)
  else scrollTo(0, at)
}

/** Goes to the target once its block has been loaded, unless the visitor does something else. */
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

/** Scrolls again while blocks above the target get their height, unless the visitor scrolls. */
function keepInView(target: HTMLElement): void {
  const root = document.getElementById('content')
  if (!root || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => target.scrollIntoView())
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
