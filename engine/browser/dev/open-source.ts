import { SOURCE_PATH } from '../../core/dev-protocol'
import { askServer } from './ask-server'
import { OVERLAY_TAG } from './overlay'

/**
 * Opens the source of a text on Alt+click, and the file of a location on a click in the overlay. In
 * development only.
 */
export function startOpenSource(): void {
  addEventListener('click', onClick, { capture: true })
}

function onClick(event: MouseEvent): void {
  const { altKey, target, clientX, clientY } = event
  if (!(target instanceof Element)) return
  const [clicked] = event.composedPath()
  const isPlace =
    target.localName === OVERLAY_TAG && clicked instanceof Element && clicked.matches('.file-link')
  if (!isPlace && !altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isPlace) void open({ file: clicked.textContent ?? '' })
  else openText(target, document.caretPositionFromPoint(clientX, clientY)?.offsetNode)
}

function openText(element: Element, node: Node | undefined): void {
  const isWithin = node?.nodeType === Node.TEXT_NODE && element.contains(node)
  const text = (isWithin ? node : element).textContent ?? ''
  void open({
    route: location.pathname,
    text,
    around: element.textContent ?? '',
    before: String(isWithin ? countBefore(node, text) : 0),
  })
}

async function open(what: Record<string, string>): Promise<void> {
  const response = await askServer(SOURCE_PATH, what)
  if (!response.ok) console.warn(await response.text())
}

/** The number of times a text occurs on the page before a text node with the same text. */
function countBefore(node: Node, text: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode() && texts.currentNode !== node) {
    if (texts.currentNode.textContent === text) count += 1
  }
  return count
}
