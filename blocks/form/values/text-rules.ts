/** The rules for typed values, one function per rule. The messages are in the site's JSON. */

/** Letters and combining marks of any script, spaces, hyphens and apostrophes. */
const PERSON_NAME = /^[\p{L}\p{M} '’-]+$/u
/**
 * The email pattern of the HTML standard, but with a dot required in the domain.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
/**
 * A phone number: an optional plus, a digit other than 0, then 7 to 15 digits, spaces, hyphens or
 * parentheses.
 */
const FORM_PHONE = /^\+?[1-9][\d ()-]{7,15}$/
const PHONE = /^\+?[1-9]\d{0,15}$/

export function isPersonName(text: string): boolean {
  return PERSON_NAME.test(text)
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** Returns `true` for a phone number in a form: 8 to 16 digits, with any separators. */
export function isFormPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return FORM_PHONE.test(text) && digits >= 8 && digits <= 16
}

/**
 * Returns `true` for a phone number outside a form: at most 16 digits, not counting spaces, hyphens
 * and parentheses.
 */
export function isPhone(text: string): boolean {
  return PHONE.test(text.replace(/[\s()-]/g, ''))
}

/** The key of the message shown when a value is refused. */
export type TextError = 'inputRequired' | 'invalidCharacters'

// Every repetition is bounded, so matching takes linear time for any input.
const SCRIPT = /<\s{0,20}\/?\s{0,20}script|javascript:|data:text\/html|vbscript:/i
const HANDLER =
  /(["'`]|[\s/])\s{0,20}on(?:abort|animation[a-z]{1,20}|auxclick|before[a-z]{1,20}|begin|blur|cancel|canplay|change|click|close|contextmenu|copy|cut|dblclick|drag[a-z]{0,5}|drop|end|error|focus[a-z]{0,3}|hashchange|input|invalid|key[a-z]{2,5}|load[a-z]{0,12}|message|mouse[a-z]{2,5}|page[a-z]{4}|paste|play|pointer[a-z]{2,20}|popstate|repeat|reset|resize|scroll[a-z]{0,3}|search|select[a-z]{0,6}|show|start|submit|toggle|touch[a-z]{3,6}|transition[a-z]{3,6}|unload|wheel)\s{0,20}=/gi

/** An inline event handler occurs in a tag, or after the quote that ends an attribute. */
function hasHandler(text: string): boolean {
  const tag = text.indexOf('<')
  const isInTag = (index: number) => tag >= 0 && tag < index
  return [...text.matchAll(HANDLER)].some(
    ({ index, 1: before = '' }) => /["'`]/.test(before) || isInTag(index),
  )
}

/** The error that applies to a value in any field: it is empty, or may contain a script. */
export function findTextError(value: unknown): TextError | undefined {
  if (typeof value !== 'string' || value === '') return 'inputRequired'
  return SCRIPT.test(value) || hasHandler(value) ? 'invalidCharacters' : undefined
}

/** Returns `true` if a value is an absolute URL. */
export function isUrl(text: string): boolean {
  return URL.canParse(text)
}

/** Returns `true` if a value is an absolute URL of a page on the web. */
export function isWebAddress(text: string): boolean {
  return isUrl(text) && /^https?:$/.test(new URL(text).protocol)
}
