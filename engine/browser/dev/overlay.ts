import type { OverlayText } from '../../core/dev-protocol'

/** Shows problems over the page. A location opens its file (see `open-source.ts`). */
export const OVERLAY_TAG = 'quire-overlay'

const STYLE = `
:host{position:fixed;inset:0;z-index:2147483647;overflow:auto;background:#0b1520e6;
font:14px/1.6 ui-monospace,Menlo,Consolas,monospace;color:#e8edf1}
div{max-width:960px;margin:32px auto;padding:24px 32px;background:#17232f;border-top:4px solid #f2777a;
border-radius:4px}h2{margin:0 0 16px;font:inherit;font-weight:700;color:#f2777a}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
p{margin:16px 0 0;color:#a5b4c0}.file-link{color:#7fc1ff;text-decoration:underline;cursor:pointer}`

/** The start of a problem in a report: a path with a line and a column, then two spaces. */
const PLACE = /:\d+:\d+$/

export function showOverlay({ message, details }: OverlayText): void {
  hideOverlay()
  const host = document.createElement(OVERLAY_TAG)
  const root = host.attachShadow({ mode: 'open' })
  const box = append(root, 'div')
  box.setAttribute('role', 'alert')
  append(root, 'style').textContent = STYLE
  append(box, 'h2').textContent = message
  writePlaces(append(box, 'pre'), details)
  append(box, 'p').textContent =
    'This message disappears once the file is correct. Press Esc to hide it.'
  document.body.append(host)
}

export function hideOverlay(): void {
  document.querySelector(OVERLAY_TAG)?.remove()
}

function append(parent: Node, tag: string): HTMLElement {
  return parent.appendChild(document.createElement(tag))
}

function writePlaces(element: HTMLElement, text: string): void {
  for (const line of text.split('\n')) {
    const [place = ''] = line.split('  ', 1)
    if (PLACE.test(place)) {
      const link = append(element, 'span')
      link.className = 'file-link'
      link.textContent = place
      element.append(`${line.slice(place.length)}\n`)
    } else {
      element.append(`${line}\n`)
    }
  }
}
