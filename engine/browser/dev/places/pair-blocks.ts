import { escapePointer } from '../../../core/json-pointer'
import type { PageData, SiteData } from '../../../core/page/data'

/** A block's element and its data. */
export interface PlacedBlock {
  element: Element
  data: object
  pointer: string
  /** The data of the blocks directly within it that are on the page. */
  inner: PlacedBlock[]
}

const BLOCK = '[data-block]'

/** All blocks on the page, including nested ones. Their data is found by type and order. */
export function pairBlocks(
  root: ParentNode,
  { blocks }: Pick<PageData, 'blocks'>,
  { before, after }: Pick<SiteData, 'before' | 'after'>,
): PlacedBlock[] {
  const main = root.querySelector('main')
  const outer = listOutermost(root)
  const follows = (element: Element) =>
    main && main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  const inMain = outer.filter((element) => main?.contains(element))
  const others = outer.filter((element) => !main?.contains(element))
  return [
    ...pairList(
      others.filter((element) => !follows(element)),
      listItems(before, '/before'),
    ),
    ...pairList(inMain, listItems(blocks, '/blocks')),
    ...pairList(others.filter(follows), listItems(after, '/after')),
  ]
}

function listOutermost(root: ParentNode): Element[] {
  return [...root.querySelectorAll(BLOCK)].filter((element) => {
    const outer = element.parentElement?.closest(BLOCK)
    return !outer || !root.contains(outer) || outer === root
  })
}

interface BlockData {
  type: string
  data: object
  pointer: string
}

const listItems = (blocks: { type: string }[], pointer: string): BlockData[] =>
  blocks.map((data, index) => ({ type: data.type, data, pointer: `${pointer}/${index}` }))

/** The n-th element of a type shows the n-th block of that type. */
function pairList(elements: Element[], list: BlockData[]): PlacedBlock[] {
  const counts = new Map<string, number>()
  return elements.flatMap((element) => {
    const type = element.getAttribute('data-block') ?? ''
    const count = counts.get(type) ?? 0
    counts.set(type, count + 1)
    const found = list.filter((one) => one.type === type)[count]
    return found ? pairBlock(element, found) : []
  })
}

function pairBlock(element: Element, { data, pointer }: BlockData): PlacedBlock[] {
  const elements = listOutermost(element)
  const types = new Set(elements.map((one) => one.getAttribute('data-block')))
  const inner = types.size > 0 ? pairList(elements, listNested(data, pointer, types)) : []
  const own = inner.filter((one) => elements.includes(one.element))
  return [{ element, data, pointer, inner: own }, ...inner]
}

/** The objects within a block whose type is that of a nested block on the page. */
function listNested(data: object, pointer: string, types: Set<string | null>): BlockData[] {
  const found: BlockData[] = []
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { type } = value as { type?: unknown }
    if (value !== data && typeof type === 'string' && types.has(type)) {
      found.push({ type, data: value, pointer: at })
      return
    }
    for (const [name, child] of Object.entries(value)) visit(child, `${at}/${escapePointer(name)}`)
  }
  visit(data, pointer)
  return found
}
