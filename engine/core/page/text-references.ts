/**
 * Texts of a page's data that its HTML has too are not written twice: the data refers to the text
 * nodes of the HTML, in the order of the document.
 *
 * A reference is U+FFFC, what it leads to as the distance from the text node of the reference
 * before, and a semicolon; the distance 1 is left out. It can be a whole string or a part of one:
 * `see **￼;**` has a text that is bold in the HTML.
 */

/** https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-23/ ("Object Replacement") */
const MARK = '\uFFFC'
const REFERENCE = /\uFFFC(-?\d*);/g

/** What is in these elements is no text of a page. */
export const NO_TEXT = ['script', 'style', 'textarea', 'title', 'noscript', 'template']

/** Shorter texts are written as they are: a reference would save nothing. */
const MIN_LENGTH = 4
/** How far from the last reference the parts of a string are looked for. */
const MAX_DISTANCE = 40

/** By these a browser knows that its text nodes are those that the references were made for. */
export interface TextTotals {
  /** How many text nodes there are. */
  count: number
  /** Their length, in UTF-16 code units. */
  length: number
}

export function totalTexts(texts: string[]): TextTotals {
  return { count: texts.length, length: texts.reduce((sum, { length }) => sum + length, 0) }
}

/**
 * A JSON value with references in place of the texts that are in `texts` too; undefined when there
 * is none, or when a text of the value looks like a reference.
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
    return `${MARK}${distance === 1 ? '' : distance};`
  }

  function shorten(text: string): string {
    if (text.includes(MARK)) isAmbiguous = true
    const found = positions.get(text)
    if (found) return refer(found.find((index) => index > last) ?? found[0] ?? 0)
    return text.includes(' ') ? shortenParts(text) : text
  }

  /** What is marked up is several text nodes, one after the other. */
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

/** Where each text is; those that are too short to be referred to are left out. */
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

/** The value that references were written for. */
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
