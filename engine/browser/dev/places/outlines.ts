import type { ShownPlace } from './page-places'

/** The element that contains the outlines. */
const OUTLINES_TAG = 'quire-outlines'

const STYLE = `
:host{position:absolute;inset-block-start:0;inset-inline:0;z-index:2147483645;pointer-events:none;
font:600 12px/1.5 ui-sans-serif,system-ui,sans-serif}
div{position:absolute;box-sizing:border-box;border:2px solid #1c6ed6;border-radius:2px}
.pointed{border-style:dashed;opacity:.8}
span{position:absolute;inset-inline-start:-2px;padding:0 6px;background:#1c6ed6;color:#fff;
white-space:nowrap}
.shield{position:fixed;inset:0;border:0;pointer-events:auto}`

const KINDS = ['pointed', 'selected'] as const
type Kind = (typeof KINDS)[number]

/**
 * Outlines around elements of the page: the one under the pointer, and the selected one. They are
 * drawn over the page rather than inside it, so that React does not find them among its elements.
 */
export class Outlines {
  readonly #host = document.createElement(OUTLINES_TAG)
  readonly #root = this.#host.attachShadow({ mode: 'open' })
  readonly #shown = new Map<Kind, ShownPlace>()
  /** Block type → its label. */
  labels: Record<string, string> = {}
  #shield: Element | undefined

  constructor() {
    append(this.#root, 'style').textContent = STYLE
    document.body.append(this.#host)
    const draw = () => this.draw()
    new ResizeObserver(draw).observe(document.body)
    addEventListener('scroll', draw, { capture: true, passive: true })
  }

  /** Outlines an element. Without an element, removes the outline. */
  show(kind: Kind, shown: ShownPlace | undefined): void {
    if (shown) this.#shown.set(kind, shown)
    else this.#shown.delete(kind)
    this.draw()
  }

  /** Draws the outlines again, after the page has changed. */
  draw(): void {
    for (const box of this.#root.querySelectorAll(KINDS.map((kind) => `.${kind}`).join()))
      box.remove()
    for (const [kind, shown] of this.#shown) {
      if (shown.node.isConnected) this.#drawBox(kind, shown)
    }
  }

  /** While the shield is up, the page's own elements receive no events of the pointer. */
  raiseShield(): void {
    this.#shield ??= append(this.#root, 'div')
    this.#shield.className = 'shield'
  }

  lowerShield(): void {
    this.#shield?.remove()
    this.#shield = undefined
  }

  #drawBox(kind: Kind, { node, block }: ShownPlace): void {
    const { left, top, width, height } = measureVisible(node, block)
    if (width === 0 && height === 0) return
    const box = append(this.#root, 'div')
    box.className = kind
    const sides = { left: left + scrollX, top: top + scrollY, width, height }
    for (const [name, value] of Object.entries(sides)) box.style.setProperty(name, `${value}px`)
    const label = append(box, 'span')
    const type = block.getAttribute('data-block') ?? ''
    label.textContent = this.labels[type] ?? type
    // At the top of the page, the label is below the outline.
    label.style.setProperty(top + scrollY < LABEL_HEIGHT ? 'top' : 'bottom', '100%')
  }
}

const LABEL_HEIGHT = 20

/** The size of a node or, in a closed menu, of the innermost element around it that has one. */
function measureVisible(node: Text | Element, block: Element): DOMRect {
  const rect = measure(node)
  const { parentElement } = node
  if (rect.height > 0 || node === block || !parentElement) return rect
  return measureVisible(parentElement, block)
}

/** A block can have less height than its content: a header that stays at the top of the window. */
function measure(node: Text | Element): DOMRect {
  const rect = node instanceof Element ? node.getBoundingClientRect() : undefined
  if (rect && rect.height > 0) return rect
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

function append(parent: Node, tag: string): HTMLElement {
  return parent.appendChild(document.createElement(tag))
}
