/**
 * Opens and closes panels until React handles them; those of static blocks permanently. It uses
 * only attributes:
 * - a panel has `data-panel`, an id, and `hidden` while it is closed;
 * - a `button[aria-expanded]` toggles the panel that its `aria-controls` names:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 * - a `[role=tab]` shows the panel that it labels, and hides the panels of the other tabs in its
 * `[role=tablist]`: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * - of the panels with the same non-empty `data-panel`, at most one is open; a button and its panel
 * share a parent with no other panel;
 * - a panel whose `data-panel` is `menu` closes on Escape, and when the focus or a click leaves it:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */

const MENU = 'menu'

const isTab = (control: Element) => control.role === 'tab'

/** The panel that an element controls, if it is a control. */
export function findPanel(control: Element): HTMLElement | undefined {
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
  if (panel?.dataset.panel === undefined) return undefined
  return isTab(control) && panel.getAttribute('aria-labelledby') !== control.id ? undefined : panel
}

function show(control: HTMLElement, isOpen: boolean): void {
  const panel = findPanel(control)
  if (panel) panel.hidden = !isOpen
  if (!isTab(control)) control.ariaExpanded = `${isOpen}`
  else {
    control.ariaSelected = `${isOpen}`
    if (isOpen) control.removeAttribute('tabindex')
    else control.tabIndex = -1
  }
}

function listTabs(tab: Element): HTMLElement[] {
  const list = tab.closest('[role=tablist]') as Element
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')]
}

/** The buttons of a group's open panels. */
function listOpen(group: string): HTMLElement[] {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-expanded=true]')
  return [...buttons].filter((button) => findPanel(button)?.dataset.panel === group)
}

/** Closes a group's panels, except the one that contains the given element. */
function leave(element: Element, group: string): void {
  for (const button of listOpen(group)) {
    if (!button.parentElement?.contains(element)) show(button, false)
  }
}

/** Handles a click on a panel's control. */
export function operate(control: HTMLElement): void {
  const group = findPanel(control)?.dataset.panel
  if (isTab(control)) for (const tab of listTabs(control)) show(tab, tab === control)
  else {
    if (group) leave(control, group)
    show(control, control.ariaExpanded !== 'true')
  }
}

/**
 * The tab that a key selects. The arrow keys are reversed if the document declares a direction,
 * which only right-to-left documents do. Up and Down apply only to vertical tabs.
 */
function findNextTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = listTabs(tab)
  const index = tabs.indexOf(tab)
  const right = document.dir ? -1 : 1
  const down = tabs[0]?.offsetLeft === tabs.at(-1)?.offsetLeft ? 1 : Number.NaN
  const steps: Record<string, number> = {
    ArrowRight: right,
    ArrowLeft: -right,
    ArrowDown: down,
    ArrowUp: -down,
    Home: -index,
    End: -1 - index,
  }
  return tabs[(index + (steps[key] ?? Number.NaN) + tabs.length) % tabs.length]
}

/** Handles a key press on a panel's control. Returns the element to focus. */
function followKey(control: HTMLElement, panel: HTMLElement, key: string): HTMLElement | null {
  if (isTab(control)) {
    const tab = findNextTab(control, key)
    if (!tab || !findPanel(tab)) return null
    operate(tab)
    return tab
  }
  if (key !== 'ArrowDown' || panel.dataset.panel !== MENU) return null
  show(control, true)
  return panel.querySelector('a')
}

export function startPanels(): void {
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => leave(target as Element, MENU), true)
  }
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      const panel = target.matches?.('[aria-controls]') && findPanel(target)
      if (event.key === 'Escape') {
        for (const button of listOpen(MENU)) {
          if (button.parentElement?.contains(target)) button.focus()
          show(button, false)
        }
      }
      const next = panel && followKey(target, panel, event.key)
      if (!next) return
      event.preventDefault()
      event.stopImmediatePropagation()
      next.focus()
    },
    true,
  )
}
