/**
 * What visitors do before the app has started. A script at the end of the document (see
 * `browser/boot/boot.ts`) collects it. Clicks on buttons whose block is not alive yet bring their
 * block to life here, and are repeated.
 */
import type {} from './boot/early'
import { openNear } from './near'

/** Brings the blocks of early clicks to life, now and from now on. */
export function startEarlyClicks(): void {
  const early = window.quireEarly
  if (!early) return
  early.started = true
  early.take = openNear
  for (const button of early.clicked) openNear(button)
  // What is used is in view, whatever the observer of the view says.
  // While the event goes down: on a block that is not alive yet React stops it on its way up.
  const open = ({ target }: Event) => openNear(target as Element)
  document.addEventListener('focusin', open, { capture: true })
}

/**
 * Reports to the page where the pointer is: the app may have started because of it, and browsers
 * say only once that it is over an element.
 */
export function repeatEarlyHover(): void {
  const { last } = window.quireEarly ?? {}
  if (!(last instanceof PointerEvent) || last.type !== 'pointermove') return
  last.target?.dispatchEvent(new PointerEvent('pointerover', last))
  last.target?.dispatchEvent(new MouseEvent('mouseover', last))
}

/** The toast of a link that led to this document, by its name, if this is its path. */
export function takeEarlyToast(): string | undefined {
  const [path, name] = window.quireEarly?.toast?.split(' ') ?? []
  return path === location.pathname ? name : undefined
}

/** Marks a block as alive and repeats the clicks that came too early, one for each button. */
export function releaseEarlyClick(block: Element): void {
  const early = window.quireEarly
  if (!early) return
  early.live.add(block)
  const mine = early.clicked.filter((button) => button.closest('[data-block]') === block)
  early.clicked = early.clicked.filter((button) => !mine.includes(button))
  // One shows that the button waits.
  for (const animation of mine.flatMap((button) => button.getAnimations())) animation.cancel()
  if (early.clicked.length === 0 && early.status) early.status.textContent = ''
  // The last click is repeated last: of several tabs, it is that one which the visitor wants.
  const buttons = mine.filter((button, index) => mine.lastIndexOf(button) === index)
  // Not by `click()`: while the click of a key is still under way, browsers ignore it.
  // https://html.spec.whatwg.org/#dom-click
  for (const button of buttons) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
