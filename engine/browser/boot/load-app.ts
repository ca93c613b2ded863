import type { Early } from './early'
import { findPanel } from './panels'
import { WAITING } from './record-clicks'

/** If the browser reports no paint, the page counts as painted after this number of frames. */
const MAX_FRAMES = 10

const isTouch = matchMedia('(pointer:coarse)').matches

/** Events that announce user input. */
const SIGNS = [
  ...['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforeprint'],
  isTouch ? 'scroll' : 'pointermove',
]

/** Adds a link element to the head, and yields, so that a slow phone stays responsive. */
function addLink(attributes: Partial<HTMLLinkElement>): Promise<void> {
  document.head.append(Object.assign(document.createElement('link'), attributes))
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Returns a function that loads the app once. The entry is the last of the page's scripts, after
 * its imports. Each file is requested and evaluated in a separate task. The code of the first
 * blocks is fetched at the same time.
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
 * Loads the app when the browser is idle after the first paint, so that nothing competes with the
 * first view: the HTML is complete, and its links work without the app. User input loads it at
 * once. On touchscreens, it waits for input, and only the third-party scripts load automatically,
 * unless something needs the app.
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

/** Ignores the pointer event that browsers fire when a page appears under a resting pointer. */
const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX || movementY

/**
 * Calls back after the first contentful paint. A frame is painted some time after its callbacks.
 * Firefox reports no paint for a page that is scrolled from the start, so it counts as painted
 * after a number of frames. A page in a background tab has no frame until the tab is shown.
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
      new PerformanceObserver((list) => {
        // Chromium may paint an empty page first.
        if (list.getEntriesByName('first-contentful-paint').length > 0) end()
      }).observe({ type: 'paint', buffered: true })
    } catch {
      // Without this API, the number of frames decides.
    }
  })
}

/** Returns `true` if something on the page needs the app before any user input. */
function isNeeded({ toast }: Early, { year }: DOMStringMap): boolean {
  const isOfYear = year === `${new Date().getFullYear()}`
  return !isTouch || toast !== undefined || !isOfYear || !isOwnAddress() || hasWaitingButton()
}

/**
 * Returns `true` if the URL is exactly that of the page. It is not on the 404 page, or over http.
 */
function isOwnAddress(): boolean {
  const { hash, pathname, origin } = location
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href
  const own = new URL(canonical ?? `${origin}/404`).pathname
  const { asked } = document.documentElement.dataset
  return isSecureContext && !hash && asked === 'false' && own === pathname
}

/** Returns `true` if the first view contains a button whose click would have to wait for code. */
function hasWaitingButton(): boolean {
  return [...document.querySelectorAll<HTMLButtonElement>(WAITING)].some((button) => {
    const { height, top, bottom } = button.getBoundingClientRect()
    const isSeen = height > 0 && top < innerHeight && bottom > 0
    return isSeen && !findPanel(button) && !button.commandForElement
  })
}
