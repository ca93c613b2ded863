import { withBase } from '../../../core/addresses/base'
import type { IconNode, PageData, SiteData } from '../../../core/page/data'
import { NO_TEXT } from '../../../core/page/text-references'
import type { ShownValue } from '../../../core/studio/shown-value'

/** A text, a picture, an icon or another element of a block that shows a value. */
export interface ShownNode extends ShownValue {
  node: Text | Element
}

/** The names that a page's data gives to the files and drawings on the page. */
export interface ShownNames {
  /** Published URL → paths in the JSON. Equal files may have the same URL. */
  files: Map<string, string[]>
  /** Drawing → icon names. */
  icons: Map<string, string[]>
}

type Named = Pick<PageData | SiteData, 'assets' | 'icons' | 'files'>

/** `base` is the site's base, which documents add to URLs. */
export function listNames(base: string, sources: Named[]): ShownNames {
  const names: ShownNames = { files: new Map(), icons: new Map() }
  for (const { assets, files = {}, icons } of sources) {
    for (const [path, { url }] of Object.entries({ ...assets, ...files })) {
      addTo(names.files, withBase(base, url), path)
    }
    for (const [name, drawing] of Object.entries(icons)) {
      addTo(names.icons, describeNodes(drawing), name)
    }
  }
  return names
}

function addTo(map: Map<string, string[]>, key: string, name: string): void {
  map.set(key, [...(map.get(key) ?? []), name])
}

const BLOCK = '[data-block]'
const SKIPPED = NO_TEXT.join()
/** Attributes with a text that only assistive technology or an empty field shows. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title', 'href']

/** What a block shows, in document order, without its nested blocks. */
export function collectShown(block: Element, names: ShownNames): ShownNode[] {
  const found: ShownNode[] = []
  const addElement = (element: Element, within: Element[]): void => {
    const before = found.length
    const add = (names: string[] | undefined): void => {
      if (names) found.push({ node: element, names, within })
    }
    const file = element.getAttribute('src') ?? element.getAttribute('poster')
    if (file !== null) add(names.files.get(file) ?? [file])
    if (element.localName === 'svg') add(names.icons.get(describeChildren(element)))
    addChildren(element, within)
    if (found.length > before) return
    const values = ATTRIBUTES.map((name) => element.getAttribute(name))
    for (const value of values) if (value) add([value])
  }
  const addChildren = (element: Element, within: Element[]): void => {
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        if (child.data.trim() !== '') found.push({ node: child, text: child.data, within })
      } else if (child instanceof Element && !child.matches(BLOCK) && !child.matches(SKIPPED)) {
        addElement(child, [child, ...within])
      }
    }
  }
  addChildren(block, [block])
  return found
}

function describeChildren(svg: Element): string {
  return [...svg.children]
    .map(({ localName, attributes }) =>
      describeElement(
        localName,
        [...attributes].map(({ value }) => value),
      ),
    )
    .join()
}

function describeNodes(nodes: IconNode[]): string {
  return nodes.map(([tag, attributes]) => describeElement(tag, Object.values(attributes))).join()
}

/** Attributes are in any order, and their names may differ in case. */
function describeElement(tag: string, values: string[]): string {
  return [tag, ...values.sort()].join(' ')
}
