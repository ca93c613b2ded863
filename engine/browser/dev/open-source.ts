import { SOURCE_PATH } from '../../core/dev-protocol'
import { askServer } from './ask-server'
import { OVERLAY_TAG } from './overlay'

/**
 * In development only: Alt+click on text opens its source, and a click on a location in the overlay
 * opens the file.
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

/** How often the same text occurs on the page before a text node. */
function countBefore(node: Node, text: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode() && texts.currentNode !== node) {
    if (texts.currentNode.textContent === text) count += 1
  }
  return count
}
