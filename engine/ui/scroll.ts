import { findHashTarget } from '../browser/hash'
import { openAll } from '../browser/near'

/**
 * Brings the target of a hash into view, with everything above it rendered first so that it
 * stays there. Returns false when nothing has that id.
 */
export function scrollToHash(hash: string): boolean {
  const target = findHashTarget(hash)
  if (!target) return false
  openAll()
  target.scrollIntoView()
  keepInView(target)
  return true
}

const SETTLE_MS = 1500
/** After this long a font that has not come is not waited for. */
const LONGEST_SETTLE_MS = 10_000

/**
 * Scrolls again while blocks above the target get their height and texts their fonts, unless the
 * visitor scrolls.
 */
function keepInView(target: HTMLElement): void {
  const root = document.getElementById('content')
  if (!root || typeof ResizeObserver === 'undefined') return
  const scroll = () => target.scrollIntoView()
  const observer = new ResizeObserver(scroll)
  document.fonts.addEventListener('loadingdone', scroll)
  const stop = () => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', scroll)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      removeEventListener(event, stop)
    }
  }
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, stop, { passive: true })
  }
  observer.observe(root)
  setTimeout(() => document.fonts.ready.then(stop), SETTLE_MS)
  setTimeout(stop, LONGEST_SETTLE_MS)
}
