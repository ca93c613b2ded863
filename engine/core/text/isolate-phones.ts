/**
 * Phone numbers in texts of right-to-left languages. Without isolation, their groups of digits are
 * shown in reverse order: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */

import { directionOf } from './direction'

/** Digits, also Arabic ones, in groups. */
const NUMBER = /[+(]?[0-9٠-٩۰-۹][0-9٠-٩۰-۹ \u00A0()./-]{4,24}[0-9٠-٩۰-۹]/g
/** The URL of a link, and code, which are not changed. */
const KEPT = /(\]\([^\s()]*\)|`[^`]*`)/
const LEAST_DIGITS = 7
const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/** Returns `true` if a text may contain a phone number, or a token whose value is one. */
export function mayHavePhone(text: string): boolean {
  if (/\{(?!year\}|brand\})/.test(text)) return true
  return isolatePhones(text) !== text
}

/** Isolates the phone numbers of a text, if its language is written from right to left. */
export function isolatePhonesIn(language: string, text: string): string {
  return directionOf(language) === 'rtl' ? isolatePhones(text) : text
}

/** Isolates the phone numbers of a text or rich text. */
export function isolatePhones(text: string): string {
  if (!/[0-9٠-٩۰-۹]/.test(text)) return text
  const parts = text.split(KEPT)
  return parts.map((part, index) => (index % 2 === 1 ? part : isolateIn(part))).join('')
}

function isolateIn(text: string): string {
  return text.replace(NUMBER, (number, at: number) => {
    const before = text.charAt(at - 1)
    const isPart = /[\w:/.@=&\u2066\u2068-]/.test(before)
    return isPart || !isPhone(number) ? number : LEFT_TO_RIGHT + number + END
  })
}

/** Other numbers have no leading zero, plus sign or bracket, and no spaces between long groups. */
function isPhone(number: string): boolean {
  const digits = number.match(/[0-9٠-٩۰-۹]/g)?.length ?? 0
  if (digits < LEAST_DIGITS) return false
  if (/^[+(0٠۰]/.test(number)) return true
  const areYears = /^(?:19|20)\d{2} (?:19|20)\d{2}$/.test(number)
  return /^[0-9٠-٩۰-۹ \u00A0]+$/.test(number) && /[ \u00A0]/.test(number) && !areYears
}
