import type { ShownPlace } from './page-places'

/** Of several elements that show a value, the first visible one, or else the first. */
export function chooseVisible(shown: ShownPlace[]): ShownPlace | undefined {
  return shown.find(({ node }) => elementOf(node)?.checkVisibility(VISIBLE)) ?? shown[0]
}

const VISIBLE = { visibilityProperty: true, opacityProperty: true }

/** Opens the panels and tabs that hide an element. The page may do so later. */
export function openAround({ node }: ShownPlace): void {
  for (let at = elementOf(node); at; at = at.parentElement) open(at)
}

/** Scrolls to an element. Returns `false` if it is hidden. */
export function scrollTo({ node }: ShownPlace): boolean {
  const element = elementOf(node)
  if (!element || element.getClientRects().length === 0) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const isTall = height > innerHeight
  const middle = innerHeight / 2
  const isInView = isTall ? top < middle && bottom > middle : top >= 0 && bottom <= innerHeight
  const block = isTall ? 'start' : 'center'
  // In a separate task: the page may still be rendering an opened panel.
  if (!isInView) setTimeout(() => element.scrollIntoView({ block, behavior: 'instant' }))
  return true
}

function elementOf(node: Text | Element): Element | null {
  return node instanceof Element ? node : node.parentElement
}

function open(panel: Element): void {
  if (panel instanceof HTMLDetailsElement) panel.open = true
  if (!(panel instanceof HTMLElement) || !panel.hidden || panel.id === '') return
  // React and the page's inline script react to the control, not to the attribute.
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click()
}
