/** Replacements in a text, with which editors and commands change files. */

/** Replaces a part of a text. Offsets count UTF-16 units. */
export interface TextEdit {
  offset: number
  /** The text at the offset. Empty for an insertion. */
  from: string
  to: string
}

/** Applies edits of the same text. They are in text order and do not overlap. */
export function applyTextEdits(text: string, edits: TextEdit[]): string {
  let end = 0
  const parts = edits.flatMap(({ offset, from, to }) => {
    const before = text.slice(end, offset)
    end = offset + from.length
    return [before, to]
  })
  return [...parts, text.slice(end)].join('')
}

/** Returns the edits of the changed text that restore the original. */
export function invertTextEdits(edits: TextEdit[]): TextEdit[] {
  let growth = 0
  return edits.map(({ offset, from, to }) => {
    const inverse = { offset: offset + growth, from: to, to: from }
    growth += to.length - from.length
    return inverse
  })
}
