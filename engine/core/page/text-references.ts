/**
 * Texts of a page's data that its HTML also contains are not repeated: the data refers to the text
 * nodes of the HTML, in document order.
 * A reference is U+FFFC, the distance of its text node from that of the previous reference, and a
 * semicolon; a distance of 1 is omitted. It can be a whole string or a part of one: `see **￼;**`
 * has a text that is bold in the HTML.
 */

/** https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-23/ ("Object Replacement") */
const OBJECT_REPLACEMENT = '\uFFFC'
const REFERENCE = /\uFFFC(-?\d*);/g

/** The content of these elements is not text of a page. */
export const NO_TEXT = ['script', 'style', 'textarea', 'title', 'noscript', 'template']

/** Shorter strings are written out, because a reference would save nothing. */
const MIN_LENGTH = 4
/** The distance from the last reference within which the parts of a string are searched. */
const MAX_DISTANCE = 40

/** Totals by which a browser verifies that its text nodes match the references. */
export interface TextTotals {
  /** The number of text nodes. */
  count: number
  /** Their total length, in UTF-16 code units. */
  length: number
}

export function totalTexts(texts: string[]): TextTotals {
  return { count: texts.length, length: texts.reduce((sum, { length }) => sum + length, 0) }
}

/**
 * A JSON value with references to `texts`. Undefined if it contains none of them, or if one of its
 * strings looks like a reference.
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

  /** Formatted text consists of several consecutive text nodes. */
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

/** The positions of each text, without text that is too short to be referred to. */
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

/** Resolves the references of a value. */
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
