import { getOuterPointer, isWithinPointer } from '../../../core/json-pointer'
import type { PageData, SiteData } from '../../../core/page/data'
import { matchShown } from '../../../core/studio/match-shown'
import { listWritten } from '../../../core/studio/written-values'
import type { ShownNames, ShownNode } from './collect-shown'
import { collectShown, listNames } from './collect-shown'
import type { PlacedBlock } from './pair-blocks'
import { pairBlocks } from './pair-blocks'

/** A part of the page, and the pointer of the value that it shows. */
export interface ShownPlace {
  pointer: string
  node: Text | Element
  /** The block that contains it. */
  block: Element
}

interface Found extends ShownNode {
  pointer?: string
}

const OF_PAGE = { isLast: true, isOfPage: true }

export interface PlacesOptions {
  root: ParentNode
  page: PageData
  site: SiteData
  base: string
}

/** The places of a page as it is now. After a change of the document, create a new object. */
export class PagePlaces {
  readonly page: PageData
  readonly #options: PlacesOptions
  readonly #blocks: Map<Element, PlacedBlock>
  readonly #found = new Map<Element, Found[]>()
  readonly #names: ShownNames

  constructor(options: PlacesOptions) {
    const { root, page, site, base } = options
    this.#options = options
    this.page = page
    this.#names = listNames(base, [site, page])
    this.#blocks = new Map(pairBlocks(root, page, site).map((block) => [block.element, block]))
  }

  /** The places after a change of the document, with the same data. */
  renew(): PagePlaces {
    return new PagePlaces(this.#options)
  }

  /**
   * What an element shows, or a text node in it: a value, the object that contains all values in
   * the element, or else the block. Undefined outside of blocks.
   */
  find(target: Element, text?: Node): ShownPlace | undefined {
    const block = this.#blockOf(target)
    if (!block) return undefined
    const found = this.#findIn(block)
    const isText = text !== undefined && found.some(({ node }) => node === text)
    const exact = found.find(
      ({ node, pointer }) => pointer && (isText ? node === text : node.contains(target)),
    )
    if (exact?.pointer) return { pointer: exact.pointer, node: exact.node, block: block.element }
    let element: Element | null = target
    for (; element && element !== block.element; element = element.parentElement) {
      const pointer = joinPointers(listWithin(found, element))
      if (pointer === undefined) continue
      // Around computed text, the only value shows something else.
      const isOwn = element === target && !isText
      const shown = isOwn ? pointer : getOuterPointer(pointer)
      if (!isWithinPointer(block.pointer, shown))
        return { pointer: shown, node: element, block: block.element }
      break
    }
    return { pointer: block.pointer, node: block.element, block: block.element }
  }

  /** The parts of the page that show a value, or one of the objects that contain it. */
  list(pointer: string): ShownPlace[] {
    const blocks = [...this.#blocks.values()].filter((one) => isWithinPointer(pointer, one.pointer))
    const block = blocks.at(-1)
    if (!block) return []
    const found = this.#findIn(block)
    for (let at = pointer; at.length > block.pointer.length; at = getOuterPointer(at)) {
      const nodes = found.filter((one) => one.pointer && isWithinPointer(one.pointer, at))
      if (nodes.length > 0) {
        return nodes.map((one) => ({
          pointer: at,
          node: one.pointer === at ? one.node : widen(one.node, { found, pointer: at, block }),
          block: block.element,
        }))
      }
    }
    return [{ pointer: block.pointer, node: block.element, block: block.element }]
  }

  /** The innermost block around an element whose data is known. */
  #blockOf(target: Element): PlacedBlock | undefined {
    for (let element = target.closest('[data-block]'); element; ) {
      const block = this.#blocks.get(element)
      if (block) return block
      element = element.parentElement?.closest('[data-block]') ?? null
    }
    return undefined
  }

  #findIn(block: PlacedBlock): Found[] {
    const known = this.#found.get(block.element)
    if (known) return known
    const inner = new Set(block.inner.map(({ data }) => data))
    const shown = collectShown(block.element, this.#names)
    const { title, breadcrumbs } = this.page
    const written = [
      ...listWritten(block.data, block.pointer, (value) => inner.has(value)),
      ...listWritten({ title, breadcrumbs }, '').map((one) => ({ ...one, ...OF_PAGE })),
    ]
    const year = String(new Date().getFullYear())
    const pointers = matchShown(shown, written, year)
    const found = shown.map((one, index) => ({ ...one, pointer: pointers[index] }))
    this.#found.set(block.element, found)
    return found
  }
}

function listWithin(found: Found[], element: Element): string[] {
  return found.flatMap(({ node, pointer }) => (pointer && element.contains(node) ? pointer : []))
}

interface Extent {
  found: Found[]
  pointer: string
  block: PlacedBlock
}

/** The largest element around a node that shows nothing but parts of one value: a whole card. */
function widen(node: Text | Element, { found, pointer, block }: Extent): Text | Element {
  let widest = node
  for (let at = node.parentElement; at && at !== block.element; at = at.parentElement) {
    if (!listWithin(found, at).every((one) => isWithinPointer(one, pointer))) break
    widest = at
  }
  return widest
}

/** The pointer of the innermost value that contains all of these. */
function joinPointers(pointers: string[]): string | undefined {
  const [first, ...others] = pointers.map((pointer) => pointer.split('/'))
  if (!first) return undefined
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}
