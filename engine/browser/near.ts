import { findHashTarget } from './hash'
import { createSlices } from './timing'

/** How close to the viewport a block must be to hydrate, in CSS pixels. */
const NEAR_MARGIN = 300

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined
/**
 * Yields between blocks: several may approach the viewport at once, and requesting each block's
 * code takes time.
 */
const inSlices = createSlices()

function open(element: Element): void {
  waiting.get(element)?.()
  waiting.delete(element)
  observer?.unobserve(element)
}

function getObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inSlices(() => open(target))
    },
    { rootMargin: `${NEAR_MARGIN}px 0px` },
  )
  return observer
}

/**
 * Resolves once the element is within 300px of the viewport. Resolves at once if the browser cannot
 * observe the element, if it contains the focus or the pointer, or if the URL's hash names
 * something within it, which may be in a closed panel that the browser cannot scroll to. `openNear`
 * and `openAll` resolve it early.
 */
export function whenNear(element: Element): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve()
  if (location.hash && element.contains(findHashTarget(location.hash))) return Promise.resolve()
  if (element.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.set(element, resolve)
    getObserver().observe(element)
  })
}

/** Stops observing an element that was removed from the document. */
export function forgetNear(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Hydrates the blocks around an element that the visitor has used. */
export function openNear(element: Element): void {
  for (const block of [...waiting.keys()]) if (block.contains(element)) open(block)
}

/** Hydrates all blocks, for printing and before scrolling to an anchor. */
export function openAll(): void {
  for (const element of [...waiting.keys()]) open(element)
}
