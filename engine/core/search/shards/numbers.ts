/**
 * Encodes numbers as text: most numbers need one character, and none a JSON escape. The index's
 * lists are a third as long as in JSON, and smaller when compressed.
 */

/** The characters from `#` to `~`, without the backslash. */
const DIGITS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(0x23 + index)).filter(
  (char) => char !== '\\',
)
/** The digits that continue a number. Lower digits end it. */
const HIGH = 32
const LAST = DIGITS.length - HIGH
const VALUES = new Map(DIGITS.map((char, value) => [char.charCodeAt(0), value]))

/** @param numbers are non-negative integers. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) text += encodeNumber(number)
  return text
}

function encodeNumber(number: number): string {
  let text = DIGITS[number % LAST] ?? ''
  for (let rest = Math.floor(number / LAST); rest > 0; rest = Math.floor(rest / HIGH)) {
    text = (DIGITS[LAST + (rest % HIGH)] ?? '') + text
  }
  return text
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let high = 0
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES.get(text.charCodeAt(index)) ?? 0
    if (value >= LAST) {
      high = high * HIGH + value - LAST
      continue
    }
    numbers.push(high * LAST + value)
    high = 0
  }
  return numbers
}
