import type { Outlines } from './outlines'
import type { ShownPlace } from './page-places'

interface PointerOptions {
  /** Returns `true` if clicks work as on the published page. */
  usesPage: () => boolean
  outlines: Outlines
  find: (target: Element, text?: Node) => ShownPlace | undefined
  pick: (picked: ShownPlace) => void
}

/**
 * Outlines what the pointer is on, and calls back with what is clicked. The page's links, buttons
 * and fields do not react, except with Ctrl or Cmd.
 */
export function watchPointer({ usesPage, outlines, find, pick }: PointerOptions): void {
  let pressed: MouseEvent | undefined
  let target: EventTarget | null = null
  /** Clicks by a script, such as those below, are for the page. */
  const isForPage = (event: Event) => usesPage() || !event.isTrusted
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    react: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, react, { capture: true })

  on('pointermove', (event) => {
    if (usesPage() || event.buttons > 0) return
    outlines.show('pointed', look(event, event.target, find))
  })
  on('pointerdown', (event) => {
    if (isForPage(event) || event.button !== 0) return
    event.stopPropagation()
    pressed = event
    target = event.target
    // The page's inline script would handle the click before this script. It handles only clicks,
    // so that other scripts can check the target first.
    setTimeout(() => outlines.raiseShield())
  })
  on('mousedown', (event) => {
    if (!isForPage(event)) stop(event)
  })
  on('pointerup', () => setTimeout(() => outlines.lowerShield()))
  on('pointercancel', () => outlines.lowerShield())
  on('click', (event) => {
    if (isForPage(event)) return
    stop(event)
    const picked = pressed ? look(pressed, target, find) : look(event, event.target, find)
    const { ctrlKey, metaKey } = event
    if (!ctrlKey && !metaKey) return picked && pick(picked)
    // Without the keys, the browser does not open a tab.
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  document.addEventListener('pointerleave', () => outlines.show('pointed', undefined))
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * What is shown at the position of the pointer: a text or a picture, even if the area of a link
 * covers it.
 */
function look(
  { clientX: x, clientY: y }: MouseEvent,
  target: EventTarget | null,
  find: PointerOptions['find'],
): ShownPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const block = target.closest(BLOCK)
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest(BLOCK) !== block) continue
    const text = findTextAt(element, x, y)
    if (text || element.matches(PICTURE)) return find(element, text)
  }
  return find(target)
}

const BLOCK = '[data-block]'
const PICTURE = 'img, svg, video'

/** The text directly in an element that is at a position, or has it between two of its lines. */
function findTextAt(element: Element, x: number, y: number): Text | undefined {
  const texts = [...element.childNodes].filter((node) => node instanceof Text)
  const hasPoint = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom
  const rangeOf = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range
  }
  return (
    texts.find((text) => [...rangeOf(text).getClientRects()].some(hasPoint)) ??
    texts.find((text) => hasPoint(rangeOf(text).getBoundingClientRect()))
  )
}
