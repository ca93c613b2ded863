/**
 * Joins the lines of a paragraph as in https://www.w3.org/TR/css-text-3/#line-break-transform:
 * without a space between two wide characters of Chinese, Japanese or Yi, and at a zero-width space;
 * otherwise with one. Korean and emoji keep the space.
 */

// Node has no property for the width of characters, so these are the blocks of wide ones.
const WIDE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Yi}\\u3000-\\u312F' +
  '\\u31A0-\\u31FF\\u3220-\\u325F\\u3280-\\u33FF\\uFE10-\\uFE1F\\uFE30-\\uFE6F\\uFF01-\\uFF9F\\uFFE0-\\uFFE6]'
/** Punctuation that is wide next to wide characters: quotes, dashes and ellipses. */
const AMBIGUOUS = '[·‐-‧]'
/** The punctuation is limited, because each line break examines it. */
const ENDS_WIDE = new RegExp(`${WIDE}${AMBIGUOUS}{0,8}$`, 'u')
const BEGINS_WIDE = new RegExp(`^${AMBIGUOUS}{0,8}${WIDE}`, 'u')
/** Separates words of Thai, Khmer and other scripts without spaces. */
const ZERO_WIDTH_SPACE = '\u200B'
/** Enough for the punctuation and a character of two code units. */
const REACH = 10

/** Replaces the line breaks in adjacent text of a paragraph. */
export function joinLines<T extends { text: string }>(parts: T[]): T[] {
  const whole = parts.map(({ text }) => text).join('')
  let start = 0
  return parts.map((part) => {
    const { text } = part
    const joined = text.replace(/\r\n?|\n/g, (lineBreak, at: number) =>
      joinsWithoutSpace(whole, start + at, lineBreak.length) ? '' : ' ',
    )
    start += text.length
    return { ...part, text: joined }
  })
}

/** The same for a text without formatting. */
export function joinText(text: string): string {
  return joinLines([{ text }])
    .map((part) => part.text)
    .join('')
}

function joinsWithoutSpace(text: string, at: number, length: number): boolean {
  const end = at + length
  const before = text.slice(Math.max(0, at - REACH), at)
  const after = text.slice(end, end + REACH)
  const isSplit = before.endsWith(ZERO_WIDTH_SPACE) || after.startsWith(ZERO_WIDTH_SPACE)
  return isSplit || (ENDS_WIDE.test(before) && BEGINS_WIDE.test(after))
}
