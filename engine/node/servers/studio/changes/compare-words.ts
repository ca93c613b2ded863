import { diffWordsWithSpace } from 'diff'
import type { TextPart } from '../../../../core/studio/changes'

/** Above this number of differing words, the whole texts are shown. */
const MOST_DIFFERENCES = 200
/** The least share of characters that stay if only words of a text have changed. */
const LEAST_SHARE = 0.3
/** The most characters of unchanged text at a change, and of a changed part. */
const MOST_AROUND = 40
const MOST_CHANGED = 400

/** The words that differ in two texts. An undefined text was added or removed. */
export function compareWords(before: string | undefined, after: string | undefined): TextPart[] {
  const whole: TextPart[] = [
    { kind: 'removed', text: before ?? '' },
    { kind: 'added', text: after ?? '' },
  ]
  const found =
    before === undefined || after === undefined
      ? undefined
      : diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES })
  const parts = (found ?? []).map(({ value, added, removed }): TextPart => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
  })
  const length = Math.max(before?.length ?? 0, after?.length ?? 0)
  const isMostlySame = countSame(parts) >= length * LEAST_SHARE
  const shown = parts.length > 0 && isMostlySame ? parts : whole
  return shown
    .filter(({ text }) => text !== '')
    .map((part, index, { length }) => shorten(part, index === 0, index === length - 1))
}

function countSame(parts: TextPart[]): number {
  return parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
}

/** Keeps the ends that are next to a change. */
function shorten({ kind, text }: TextPart, isFirst: boolean, isLast: boolean): TextPart {
  if (kind !== 'same') {
    return { kind, text: text.length > MOST_CHANGED ? `${text.slice(0, MOST_CHANGED)}…` : text }
  }
  const head = text.slice(0, MOST_AROUND)
  const tail = text.slice(-MOST_AROUND)
  const start = isFirst ? '' : head.slice(0, head.lastIndexOf(' ') + 1)
  const end = isLast ? '' : tail.slice(tail.indexOf(' ') + 1)
  const isShort = text.length <= MOST_AROUND * (isFirst || isLast ? 1 : 2)
  return { kind, text: isShort ? text : `${start}…${end}` }
}
