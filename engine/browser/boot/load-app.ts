import type { Early } from './early'
import { WAITING } from './early-clicks'
import { findPanel } from './panels'

/** The page counts as painted after this many frames, if the browser reports no paint. */
const MAX_FRAMES = 10

const isTouch = matchMedia('(pointer:coarse)').matches

/** What shows that the visitor is about to act. */
const SIGNS = [
  ...['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforeprint'],
  isTouch ? 'scroll' : 'pointermove',
]

/** Adds a link to the head; what follows is a task of its own, so that a slow phone can answer. */
function addLink(attributes: Partial<HTMLLinkElement>): Promise<void> {
  document.head.append(Object.assign(document.createElement('link'), attributes))
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Returns a function that loads the app, once. The last of the page's scripts is the entry; what it
 * imports is before it. Each file is asked for and evaluated in a task of its own. What the first
 * blocks need is fetched beside them.
 */
export function createLoader({ scripts = '', preloads, site }: DOMStringMap): () => void {
  let isLoading = false
  return async () => {
    if (isLoading) return
    isLoading = true
    const files = scripts.split(' ')
    for (const href of [...files, ...(preloads?.split(' ') ?? [])]) {
      await addLink({ rel: 'modulepreload', href })
    }
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: site })
    for (const file of files) await import(/* @vite-ignore */ file)
  }
}

/**
 * Loads the app when the browser has nothing to do after the first paint, so that nothing competes
 * with what is seen first: the HTML is complete and its links work without it. A sign of the visitor
 * loads it at once. On touchscreens, those of phones and tablets, it waits for that sign, and only
 * the third-party scripts come by themselves, unless something needs the app.
 */
export function loadAppInTime(early: Early, data: DOMStringMap): void {
  for (const type of SIGNS) {
    const note = (event: Event) => {
      early.last = event
      if (event.type !== 'pointermove' || hasMoved(event as PointerEvent)) early.start()
    }
    addEventListener(type, note, true)
  }
  whenPainted(() => {
    const begin = () => {
      if (isNeeded(early, data)) early.start()
      else import(/* @vite-ignore */ data.thirdParty ?? '')
    }
    // Safari has no idle callbacks.
    const whenIdle = 'requestIdleCallback' in self ? requestIdleCallback : setTimeout
    whenIdle(begin)
  })
}

/** Not where a pointer is at rest, and the page has appeared below it. */
const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX || movementY

/**
 * Calls back after the first paint. A frame is painted some time after its callbacks. Firefox reports
 * no paint of a page that is scrolled at first; a number of frames replaces the report there. A page in
 * a background tab has no frame until that tab is shown.
 */
function whenPainted(onPaint: () => void): void {
  let isPainted = false
  let frames = 0
  const end = () => {
    if (!isPainted) onPaint()
    isPainted = true
  }
  const next = () => {
    frames += 1
    if (frames < MAX_FRAMES) requestAnimationFrame(next)
    else end()
  }
  requestAnimationFrame(() => {
    next()
    try {
      new PerformanceObserver(end).observe({ type: 'paint', buffered: true })
    } catch {
      // The frames replace it.
    }
  })
}

/** Whether something needs the app before the visitor acts. */
function isNeeded({ toast }: Early, { year }: DOMStringMap): boolean {
  const isOfYear = year === `${new Date().getFullYear()}`
  return !isTouch || toast !== undefined || !isOfYear || !isOwnAddress() || hasWaitingButton()
}

/** Whether the address is exactly the page's own: not that of the 404 page, nor one without https. */
function isOwnAddress(): boolean {
  const { hash, pathname, origin } = location
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href
  const own = new URL(canonical ?? `${origin}/404`).pathname
  const { asked } = document.documentElement.dataset
  return isSecureContext && !hash && asked === 'false' && own === pathname
}

/** Whether the first view has a button whose click would have to wait for code. */
function hasWaitingButton(): boolean {
  return [...document.querySelectorAll<HTMLButtonElement>(WAITING)].some((button) => {
    const { height, top, bottom } = button.getBoundingClientRect()
    const isSeen = height > 0 && top < innerHeight && bottom > 0
    return isSeen && !findPanel(button) && !button.commandForElement
  })
}
