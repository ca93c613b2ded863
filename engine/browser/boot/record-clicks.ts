import type { Early } from './early'
import { findPanel, operate } from './panels'

/**
 * Buttons that may need their block's code. Submit buttons are excluded: their forms work without a
 * script.
 */
export const WAITING = 'button[type=button]:not([popovertargetaction]),[role=tab]'

/**
 * How long a click waits, in milliseconds, before a status is announced and the button's popover
 * opens.
 */
const STATUS_DELAY = 1000
const POPOVER_DELAY = 3000

/**
 * Records clicks on buttons whose block is not hydrated yet; `browser/event-replay.ts` replays them.
 * Controls of panels work at once. Buttons with `commandfor` are excluded where browsers support
 * it: https://html.spec.whatwg.org/#attr-button-commandfor
 */
export function recordClicks(early: Early, loading = ''): void {
  const take = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLButtonElement>(WAITING)
    const block = button?.closest('[data-block]')
    if (!button || !block) return
    const panel = findPanel(button)
    if (panel) operate(button)
    if (early.live.has(block) || button.commandForElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (panel) return
    hold(early, button, loading)
    early.take?.(button)
    const popover = button.popoverTargetElement as HTMLElement | null
    if (popover) openLate(early, button, { block, popover })
  }
  addEventListener('click', take, true)
}

/**
 * Records a click. An animation dims the button at once, because React would report a changed
 * attribute. After a second, a status announces that something is loading.
 */
function hold(early: Early, button: HTMLElement, loading: string): void {
  early.clicked.push(button)
  button.animate({ opacity: [0.6, 0.6] }, 1e9)
  early.status ??= addStatus()
  const { status } = early
  setTimeout(() => {
    status.textContent = early.clicked[0] ? loading : ''
  }, STATUS_DELAY)
}

function addStatus(): HTMLElement {
  const status = document.createElement('p')
  Object.assign(status, { className: 'visually-hidden', role: 'status' })
  document.body.append(status)
  return status
}

/**
 * Opens a button's popover if its block takes too long to hydrate. The click waits while the
 * popover is open. If the visitor closes it, the click is dropped, because the visitor has seen the
 * answer.
 */
function openLate(
  early: Early,
  button: HTMLElement,
  { block, popover }: { block: Element; popover: HTMLElement },
): void {
  popover.ontoggle = (event) => {
    for (const animation of button.getAnimations()) animation.cancel()
    if (early.status) early.status.textContent = ''
    if ((event as ToggleEvent).newState === 'open') early.clicked.push(button)
    else early.clicked = early.clicked.filter((clicked) => clicked !== button)
  }
  setTimeout(() => {
    if (!early.live.has(block) && !popover.matches(':popover-open')) popover.showPopover()
  }, POPOVER_DELAY)
}
