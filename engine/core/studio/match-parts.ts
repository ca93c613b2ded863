/** Texts that show a part of a string, or a string among other text. */
import type { ShownValue } from './shown-value'
import type { WrittenValue } from './written-values'
import { foldShown, listForms } from './written-values'

/** The least number of characters by which a part of a text is recognised. */
const MIN_LENGTH = 4

const PLACEHOLDER = /\{\w+\}/

interface Matching {
  shown: readonly ShownValue[]
  written: readonly WrittenValue[]
  /** The pointers found for whole strings. */
  chosen: (string | undefined)[]
  year: string
}

/**
 * Adds the pointers of strings that no text shows as a whole: a message with placeholders, or a
 * string that the block shortens, splits or completes.
 */
export function matchParts({ shown, written, chosen, year }: Matching): (string | undefined)[] {
  const known = new Set(chosen)
  const rest = written
    .filter(({ pointer, isLast }) => !isLast && !known.has(pointer))
    .map(({ pointer, value }) => ({ pointer, forms: listForms(value, year) }))
  return shown.map(({ text }, index) => {
    if (chosen[index] !== undefined || text === undefined) return chosen[index]
    const folded = foldShown(text)
    const lengths = rest.map(({ forms }) =>
      Math.max(...forms.map((form) => countCommon(folded, form))),
    )
    const longest = Math.max(MIN_LENGTH, ...lengths)
    const [found, ...others] = rest.filter((_, at) => lengths[at] === longest)
    return others.length > 0 ? undefined : found?.pointer
  })
}

/** The number of characters that a text and a string have in common, or 0 if neither fits. */
function countCommon(text: string, form: string): number {
  if (text.includes(form)) return form.length
  if (form.includes(text)) return text.length
  const parts = form.split(PLACEHOLDER)
  return parts.length > 1 && areInOrder(parts, text) ? parts.join('').length : 0
}

/** Returns `true` if a text contains the parts of a message between its placeholders, in order. */
function areInOrder(parts: string[], text: string): boolean {
  let at = 0
  return parts.every((part) => {
    const found = text.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
}
