import { SOURCE_PATH } from '../core/paths'

/** Where Vite opens a file in the editor that runs, or that `LAUNCH_EDITOR` names. */
const EDITOR_URL = '/__open-in-editor'

/** Opens the JSON of a text that is clicked with the Alt key held; for development only. */
export function startOpenSource(): void {
  addEventListener('click', onClick, { capture: true })
}

function onClick(event: MouseEvent): void {
  const { altKey, target, clientX, clientY } = event
  if (!altKey || !(target instanceof Element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void openSource(target, document.caretPositionFromPoint(clientX, clientY)?.offsetNode)
}

async function openSource(element: Element, node: Node | undefined): Promise<void> {
  const isWithin = node?.nodeType === Node.TEXT_NODE && element.contains(node)
  const text = (isWithin ? node : element).textContent ?? ''
  const query = new URLSearchParams({
    route: location.pathname,
    text,
    around: element.textContent ?? '',
    before: String(isWithin ? countBefore(node, text) : 0),
  })
  const response = await fetch(`${SOURCE_PATH}?${query}`)
  if (!response.ok) return
  const { file, line, column }: { file: string; line: number; column: number } =
    await response.json()
  await fetch(`${EDITOR_URL}?${new URLSearchParams({ file: `${file}:${line}:${column}` })}`)
}

/** How many times a text stands on the page before a text node that says the same. */
function countBefore(node: Node, text: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode() && texts.currentNode !== node) {
    if (texts.currentNode.textContent === text) count += 1
  }
  return count
}
