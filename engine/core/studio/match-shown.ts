/** Finds the strings in a block's data that its texts, pictures and icons on the page show. */

import type { Candidates } from './choose-written'
import { chooseWritten } from './choose-written'
import { matchParts } from './match-parts'
import type { ShownValue } from './shown-value'
import type { WrittenValue } from './written-values'
import { foldShown, listForms } from './written-values'

/**
 * For each shown value, in document order, the pointer of the string that it shows. Undefined for
 * computed texts, such as dates, and for texts that are not from this block.
 */
export function matchShown(
  shown: readonly ShownValue[],
  written: readonly WrittenValue[],
  year: string,
): (string | undefined)[] {
  const texts = indexWritten(written, ({ value }) => listForms(value, year))
  const isOfBlock = ({ isOfPage }: WrittenValue) => !isOfPage
  const reversed = written.filter(isOfBlock).map((one) => ({ ...one, isLast: !one.isLast }))
  const names = indexWritten(reversed, ({ value }) => [value])
  const matchNames = (one: ShownValue): Run => ({
    count: 1,
    pointers: one.names?.flatMap((name) => names.get(name) ?? []) ?? [],
  })
  const found: Candidates[] = []
  for (let index = 0; index < shown.length; ) {
    const one = shown[index]
    const run = one?.names ? matchNames(one) : matchRun(shown, index, texts)
    if (run.pointers.length > 0) found.push({ index, ...run })
    index += run.count
  }
  const chosen = chooseWritten(found, shown)
  return matchParts({ shown, written, chosen, year })
}

type Index = Map<string, string[]>

/** Form → pointers. Values that come last are only used if no other value has the form. */
function indexWritten(
  written: readonly WrittenValue[],
  listKeys: (one: WrittenValue) => string[],
): Index {
  const index: Index = new Map()
  for (const isLast of [false, true]) {
    const known = new Set(index.keys())
    for (const one of written) {
      if (one.isLast !== isLast) continue
      for (const key of listKeys(one)) {
        if (!known.has(key)) index.set(key, [...(index.get(key) ?? []), one.pointer])
      }
    }
  }
  return index
}

interface Run {
  /** The number of shown values that together show a string. */
  count: number
  pointers: string[]
}

/** The longest string that starts with a text, and that this text and the following ones show. */
function matchRun(shown: readonly ShownValue[], start: number, texts: Index): Run {
  let text = ''
  let longest: Run = { count: 1, pointers: [] }
  for (let index = start; index < shown.length; index++) {
    const part = shown[index]?.text
    if (part === undefined) break
    text += foldShown(part)
    const pointers = texts.get(text)
    if (pointers) longest = { count: index - start + 1, pointers }
    if (!isStart(text, texts)) break
  }
  return longest
}

const isStart = (text: string, texts: Index): boolean => {
  for (const form of texts.keys())
    if (form.length > text.length && form.startsWith(text)) return true
  return false
}
