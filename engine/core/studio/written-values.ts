/** The strings of a block that a page can show. */
import { escapePointer } from '../json-pointer'
import { unescapeText } from '../text/escape-rich-text'
import { renderPlainText } from '../text/rich-text'
import { resolveTokens } from '../text/tokens'

/** A string in a page's data. */
export interface WrittenValue {
  pointer: string
  value: string
  /** If `true`, other values come first: the property is usually not shown as text. */
  isLast: boolean
  /** If `true`, the value belongs to the page. Only texts show it, and only if they equal it. */
  isOfPage?: boolean
}

/** Properties of the engine's schemas with names, paths and choices. */
const NAMES = new Set([
  ...['alt', 'anchor', 'audience', 'byAudience', 'file', 'href', 'icon', 'id', 'kind', 'language'],
  ...['layout', 'name', 'placeholder', 'poster', 'size', 'src', 'tone', 'type'],
])

/**
 * The strings within a value, in order. `isOther` returns `true` for nested blocks, whose strings
 * are not included.
 */
export function listWritten(
  value: unknown,
  pointer: string,
  isOther: (value: object) => boolean = () => false,
): WrittenValue[] {
  const found: WrittenValue[] = []
  const visit = (child: unknown, at: string, isLast: boolean): void => {
    if (typeof child === 'string') found.push({ pointer: at, value: child, isLast })
    if (typeof child !== 'object' || child === null || isOther(child)) return
    for (const [name, inner] of Object.entries(child)) {
      visit(inner, `${at}/${escapePointer(name)}`, isLast || NAMES.has(name))
    }
  }
  visit(value, pointer, false)
  return found
}

/** White space, and the invisible characters that pages add to texts. */
const INVISIBLE = /[\s\u00AD\u200B\u2060\u2066-\u2069]+/g

/** A text without white space and invisible characters. Line breaks and elements separate words. */
export function foldShown(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** How a page may show a string: as rich text, or literally. Folded by `foldShown`. */
export function listForms(value: string, year: string): string[] {
  const resolved = resolveTokens(value, { year })
  const forms = [renderPlainText(resolved), unescapeText(resolved)]
  return [...new Set(forms.map(foldShown))].filter(Boolean)
}
