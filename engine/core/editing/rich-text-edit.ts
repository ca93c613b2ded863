/** A text with its selection. `start` and `end` are equal for a caret. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

/** The delimiters of rich text that a button adds. */
export type Delimiter = '**' | '*' | '`'

/**
 * Puts delimiters around the selection without the spaces at its ends, or removes them if it has
 * them. The selection stays on the same characters.
 */
export function toggleDelimiter(selected: SelectedText, delimiter: Delimiter): SelectedText {
  const { text, start, end } = trimSelection(selected)
  const { length } = delimiter
  const before = text.slice(0, start)
  const inner = text.slice(start, end)
  const after = text.slice(end)
  if (isDelimited(before, after, delimiter)) {
    const kept = before.slice(0, -length) + inner + after.slice(length)
    return { text: kept, start: start - length, end: end - length }
  }
  const added = before + delimiter + inner + delimiter + after
  return { text: added, start: start + length, end: end + length }
}

/** `**` is no pair of `*`, but `***` contains both. */
function isDelimited(before: string, after: string, delimiter: Delimiter): boolean {
  if (!before.endsWith(delimiter) || !after.startsWith(delimiter)) return false
  return delimiter !== '*' || !before.endsWith('**') || before.endsWith('***')
}

/** A link, and its target. */
const LINK = /\[[^[\]]*\]\(([^\s()]*)\)/g

/** Makes the selection a link, unless it is within one, and selects the target of the link. */
export function addLink(selected: SelectedText, target = '/'): SelectedText {
  const { text, start, end } = trimSelection(selected)
  for (const { 0: found, 1: written = '', index } of text.matchAll(LINK)) {
    const after = index + found.length
    if (index < start && end < after)
      return { text, start: after - 1 - written.length, end: after - 1 }
  }
  const link = `[${text.slice(start, end)}](`
  const from = start + link.length
  return {
    text: `${text.slice(0, start)}${link}${target})${text.slice(end)}`,
    start: from,
    end: from + target.length,
  }
}

function trimSelection({ text, start, end }: SelectedText): SelectedText {
  const inner = text.slice(start, end)
  const from = start + inner.length - inner.trimStart().length
  return { text, start: from, end: Math.max(from, start + inner.trimEnd().length) }
}
