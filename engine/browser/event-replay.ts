/**
 * Replays events from before the app started, which a script at the end of the document records
 * (see `browser/boot/boot.ts`). A click on a button in a block that is not hydrated yet hydrates
 * the block, and is replayed afterwards.
 */
import type {} from './boot/early'
import { openNear } from './near'

/** Hydrates the blocks of recorded and future clicks. */
export function startClickReplay(): void {
  const early = window.quireEarly
  if (!early) return
  early.started = true
  early.take = openNear
  for (const button of early.clicked) openNear(button)
  // Input shows that an element is in view, whatever the observer reports. Listens in the capture
  // phase, because React stops events on blocks that are not hydrated yet.
  const open = ({ target }: Event) => openNear(target as Element)
  document.addEventListener('focusin', open, { capture: true })
}

/**
 * Dispatches the last pointer event again: it may be what started the app, and browsers report only
 * once that the pointer enters an element.
 */
export function replayHover(): void {
  const { last } = window.quireEarly ?? {}
  if (!(last instanceof PointerEvent) || last.type !== 'pointermove') return
  last.target?.dispatchEvent(new PointerEvent('pointerover', last))
  last.target?.dispatchEvent(new MouseEvent('mouseover', last))
}

/** The name of the toast that a link to this path requested. */
export function readRequestedToast(): string | undefined {
  const [path, name] = window.quireEarly?.toast?.split(' ') ?? []
  return path === location.pathname ? name : undefined
}

/** Marks a block as hydrated, and replays its recorded clicks, one per button. */
export function replayClick(block: Element): void {
  const early = window.quireEarly
  if (!early) return
  early.live.add(block)
  const mine = early.clicked.filter((button) => button.closest('[data-block]') === block)
  early.clicked = early.clicked.filter((button) => !mine.includes(button))
  // One attribute shows that a button's click is waiting.
  for (const animation of mine.flatMap((button) => button.getAnimations())) animation.cancel()
  if (early.clicked.length === 0 && early.status) early.status.textContent = ''
  // The last click is replayed last: if several tabs were clicked, the visitor wants the last one.
  const buttons = mine.filter((button, index) => mine.lastIndexOf(button) === index)
  // Does not use `click()`, which browsers ignore while they dispatch a click caused by a key:
  // https://html.spec.whatwg.org/#dom-click
  for (const button of buttons) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
