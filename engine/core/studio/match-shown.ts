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
  const forms = [...texts.keys()].sort()
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
    const run = one?.names ? matchNames(one) : matchRun(shown, index, { texts, forms })
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
        if (known.has(key)) continue
        const pointers = index.get(key) ?? []
        pointers.push(one.pointer)
        index.set(key, pointers)
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

/**
 * The longest string that starts with a text, and that this text and the following ones show.
 * `forms` are the keys of the index, sorted.
 */
function matchRun(
  shown: readonly ShownValue[],
  start: number,
  { texts, forms }: { texts: Index; forms: readonly string[] },
): Run {
  let text = ''
  let longest: Run = { count: 1, pointers: [] }
  for (let index = start; index < shown.length; index++) {
    const part = shown[index]?.text
    if (part === undefined) break
    text += foldShown(part)
    const at = findFirst(forms, text)
    const isWhole = forms[at] === text
    if (isWhole) longest = { count: index - start + 1, pointers: texts.get(text) ?? [] }
    if (!forms[isWhole ? at + 1 : at]?.startsWith(text)) break
  }
  return longest
}

/** The index of the first form that equals a text or follows it. */
function findFirst(forms: readonly string[], text: string): number {
  let [first, end] = [0, forms.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if ((forms[middle] ?? '') < text) first = middle + 1
    else end = middle
  }
  return first
}
