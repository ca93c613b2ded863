/**
 * Text in a page's data that its HTML already contains is not repeated: the data refers to the
 * HTML's text nodes, in document order. A reference consists of U+FFFC, the distance from the
 * previous reference's text node, and a semicolon; a distance of 1 is omitted. A reference can be a
 * whole string or part of a string: in `see **￼;**`, it is for text that is bold in the HTML.
 */

/** https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-23/ ("Object Replacement") */
const OBJECT_REPLACEMENT = '\uFFFC'
const REFERENCE = /\uFFFC(-?\d*);/g

/** The content of these elements is not part of the page's text. */
export const NO_TEXT = ['script', 'style', 'textarea', 'title', 'noscript', 'template']

/** Shorter strings are not replaced, because a reference would save nothing. */
const MIN_LENGTH = 4
/** How far after the last reference the parts of a string are searched for, in text nodes. */
const MAX_DISTANCE = 40

/** Totals with which a browser verifies that its text nodes match the references. */
export interface TextTotals {
  /** The number of text nodes. */
  count: number
  /** The text nodes' total length, in UTF-16 code units. */
  length: number
}

export function totalTexts(texts: string[]): TextTotals {
  return { count: texts.length, length: texts.reduce((sum, { length }) => sum + length, 0) }
}

/**
 * A JSON value in which strings found in `texts` are replaced by references. Undefined if none is
 * found, or if one of the value's strings looks like a reference.
 */
export function writeReferences<T>(value: T, texts: string[]): T | undefined {
  const positions = locateTexts(texts)
  let last = -1
  let written = 0
  let isAmbiguous = false

  function refer(index: number): string {
    const distance = index - last
    last = index
    written++
    return `${OBJECT_REPLACEMENT}${distance === 1 ? '' : distance};`
  }

  function shorten(text: string): string {
    if (text.includes(OBJECT_REPLACEMENT)) isAmbiguous = true
    const found = positions.get(text)
    if (found) return refer(found.find((index) => index > last) ?? found[0] ?? 0)
    return text.includes(' ') ? shortenParts(text) : text
  }

  /** Formatted text spans several consecutive text nodes. */
  function shortenParts(text: string): string {
    let short = ''
    let rest = text
    for (let index = last + 1, end = index + MAX_DISTANCE; index < end; index++) {
      const part = texts[index]
      if (part === undefined || part.length < MIN_LENGTH) continue
      const at = rest.indexOf(part)
      if (at < 0) continue
      short += rest.slice(0, at) + refer(index)
      rest = rest.slice(at + part.length)
      end = index + MAX_DISTANCE
    }
    return short + rest
  }

  const short = mapStrings(value, shorten)
  return written > 0 && !isAmbiguous ? short : undefined
}

/** The positions of each string, except those that are too short for a reference. */
function locateTexts(texts: string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] ?? ''
    if (text.length < MIN_LENGTH) continue
    const known = positions.get(text)
    if (known) known.push(index)
    else positions.set(text, [index])
  }
  return positions
}

/** Resolves the references in a value. */
export function readReferences<T>(value: T, texts: string[]): T {
  let last = -1
  return mapStrings(value, (text) =>
    text.replace(REFERENCE, (_, distance: string) => {
      last += Number(distance || 1)
      return texts[last] ?? ''
    }),
  )
}

function mapStrings<T>(value: T, map: (text: string) => string): T {
  if (typeof value === 'string') return map(value) as T
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) copy[key] = mapStrings(copy[key], map)
  return copy as T
}
