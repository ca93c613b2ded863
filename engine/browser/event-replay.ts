/**
 * Replays events from before the app has started, which a script at the end of the document (see
 * `browser/boot/boot.ts`) records. Clicks on buttons whose block is not hydrated yet hydrate the
 * block, and are replayed.
 */
import type {} from './boot/early'
import { openNear } from './near'

/** Hydrates the blocks of recorded and of future clicks. */
export function startClickReplay(): void {
  const early = window.quireEarly
  if (!early) return
  early.started = true
  early.take = openNear
  for (const button of early.clicked) openNear(button)
  // Input shows that an element is in view, whatever the observer reports. In the capture phase,
  // because React stops events on blocks that are not hydrated yet.
  const open = ({ target }: Event) => openNear(target as Element)
  document.addEventListener('focusin', open, { capture: true })
}

/**
 * Sends the page the last pointer event: the app may have started because of it, and browsers
 * report only once that the pointer enters an element.
 */
export function replayHover(): void {
  const { last } = window.quireEarly ?? {}
  if (!(last instanceof PointerEvent) || last.type !== 'pointermove') return
  last.target?.dispatchEvent(new PointerEvent('pointerover', last))
  last.target?.dispatchEvent(new MouseEvent('mouseover', last))
}

/** The name of the toast that a link to this path has requested. */
export function readRequestedToast(): string | undefined {
  const [path, name] = window.quireEarly?.toast?.split(' ') ?? []
  return path === location.pathname ? name : undefined
}

/** Marks a block as hydrated and replays the recorded clicks, one per button. */
export function replayClick(block: Element): void {
  const early = window.quireEarly
  if (!early) return
  early.live.add(block)
  const mine = early.clicked.filter((button) => button.closest('[data-block]') === block)
  early.clicked = early.clicked.filter((button) => !mine.includes(button))
  // One attribute shows that the button waits.
  for (const animation of mine.flatMap((button) => button.getAnimations())) animation.cancel()
  if (early.clicked.length === 0 && early.status) early.status.textContent = ''
  // The last click is replayed last: of several tabs, the visitor wants that one.
  const buttons = mine.filter((button, index) => mine.lastIndexOf(button) === index)
  // Without `click()`, which browsers ignore while the click of a key is being dispatched:
  // https://html.spec.whatwg.org/#dom-click
  for (const button of buttons) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
