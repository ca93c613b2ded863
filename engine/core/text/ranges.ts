/** A range of numbers in a text: what precedes and what follows its hyphen. */
export interface NumberRange {
  from: string
  to: string
}

/** Two short numbers with a hyphen between them, as a word of their own. */
const RANGE =
  /(^|[\s(“])(\p{Sc}?(?!0\d)\d{1,3}(?:[.,]\d\d?)?[%x]?)-(\p{Sc}?(?!0\d)\d{1,3}(?:[.,]\d\d?)?[%x]?)(?=[,.;:!?)”]{1,2}(?:$|\s)|$|\s(?!\d))/gu

/**
 * Divides a text at its ranges of numbers, such as `15-25%` and `12-18 months`. Only a pair that
 * increases is a range. Phone numbers, dates, codes and addresses are plain text. The parts joined
 * by their hyphens are the text.
 */
export function splitRanges(text: string): (string | NumberRange)[] {
  const parts: (string | NumberRange)[] = []
  let end = 0
  for (const { 0: match, 1: lead = '', 2: from = '', 3: to = '', index } of text.matchAll(RANGE)) {
    // A number or a bracket before the pair is a part of a phone number.
    if (/[\d)]/.test(text.charAt(index - 1)) || readNumber(from) >= readNumber(to)) continue
    const start = index + lead.length
    if (start > end) parts.push(text.slice(end, start))
    parts.push({ from, to })
    end = index + match.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

const readNumber = (text: string) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.'))
