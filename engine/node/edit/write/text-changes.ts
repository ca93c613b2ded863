import { diffArrays } from 'diff'

/** A part of a text, and its replacement. */
export interface TextChange {
  offset: number
  length: number
  text: string
}

/** Words, line endings and single characters: a change never splits one of them. */
const PARTS = /[\p{L}\p{N}]+|\r\n|[\s\S]/gu

/** Where more parts differ, everything between the first and the last difference is replaced. */
const MAX_DIFFERENCES = 500

/** The changes from one text to another, in order, without what both have in common. */
export function listTextChanges(before: string, after: string): TextChange[] {
  const [old, next] = [before.match(PARTS) ?? [], after.match(PARTS) ?? []]
  const start = countEqual(old, next)
  const end = countEqual(old.slice(start).reverse(), next.slice(start).reverse())
  const [from, to] = [old.slice(start, old.length - end), next.slice(start, next.length - end)]
  const parts = diffArrays(from, to, { maxEditLength: MAX_DIFFERENCES }) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ]
  const changes: TextChange[] = []
  let offset = old.slice(0, start).join('').length
  for (const { removed, added, value } of parts) {
    const text = value.join('')
    const last = changes.at(-1)
    const isNext = last !== undefined && last.offset + last.length === offset
    const change = isNext ? last : { offset, length: 0, text: '' }
    if ((removed || added) && !isNext) changes.push(change)
    if (removed) change.length += text.length
    if (added) change.text += text
    else offset += text.length
  }
  return changes
}

function countEqual(old: string[], next: string[]): number {
  const end = old.findIndex((part, index) => part !== next[index])
  return end < 0 ? old.length : end
}
