/**
 * The inline script before the content, on sites with a block that visitors can dismiss. It hides
 * what they have dismissed before the first paint, so that nothing moves:
 * - an element that can be dismissed has `data-dismissible`, with a key that differs for different
 * content;
 * - a button in it with `data-dismiss` hides the element, on later visits too.
 */

/** The number of keys that are kept, so that the entry does not grow forever. */
const MOST_KEYS = 20

const name = `quire-dismissed${document.currentScript?.dataset.base ?? ''}`
const style = document.head.appendChild(document.createElement('style'))
let keys: string[] = []

function hide(): void {
  const rules = keys.map((key) => `[data-dismissible="${CSS.escape(key)}"]{display:none!important}`)
  style.textContent = rules.join('')
}

/** Also for a page that Back restores, and that was shown before the visitor dismissed something. */
function hideStored(): void {
  try {
    keys = [...new Set([...keys, ...(localStorage[name]?.split(' ') ?? [])])]
  } catch {
    // If storage is blocked, elements stay hidden until the document is left.
  }
  hide()
}

/** Focuses the next control, because the focused button is no longer visible. */
function focusNext(element: Element): void {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href],button')]
  const isNext = (control: HTMLElement) =>
    element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
    control.getClientRects().length > 0
  controls.find(isNext)?.focus()
}

function dismiss(event: Event): void {
  const button = (event.target as Element).closest?.('[data-dismiss]')
  const element = button?.closest<HTMLElement>('[data-dismissible]')
  if (!element) return
  // Otherwise, the click would wait for the code of the block.
  event.stopImmediatePropagation()
  hideStored()
  keys = [...keys, element.dataset.dismissible ?? ''].slice(-MOST_KEYS)
  hide()
  focusNext(element)
  try {
    localStorage[name] = keys.join(' ')
  } catch {}
}

/**
 * Sets `data-fonts` on the document if it has its web fonts before the first paint. Text above the
 * page uses them only then: another number of lines would move the whole page.
 */
async function noteFonts(): Promise<void> {
  let isPainted = false
  requestAnimationFrame(() => {
    isPainted = true
  })
  await window.quireAddFonts?.([])
  if (!isPainted) document.documentElement.dataset.fonts = 'ready'
}

noteFonts()
hideStored()
addEventListener('pageshow', hideStored)
addEventListener('click', dismiss, true)

// TypeScript treats a file without imports and exports as part of the global scope.
export {}
