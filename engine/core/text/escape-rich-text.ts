/**
 * Escapes delimiters and tokens with an invisible U+2060 WORD JOINER. Rich text parsers remove it
 * again.
 */

export const ESCAPE = '\u2060'

/** The characters that can be escaped. HTML's special characters are included for the check. */
const DELIMITERS = /[*[\]`<&]/g
const DELIMITERS_AND_BRACES = /[*[\]`<&{]/g
const ESCAPED = /([*[\]`<&{])\u2060/g

/**
 * Escapes plain text for use in rich text. In plain text, the joiners remain, and are invisible.
 */
export function escapeText(text: string): string {
  return text.replace(DELIMITERS_AND_BRACES, `$&${ESCAPE}`)
}

/** Like `escapeText`, for text whose tokens are replaced later: `{brand}` is not escaped. */
export function escapeDelimiters(text: string): string {
  return text.replace(DELIMITERS, `$&${ESCAPE}`)
}

/** Escapes the braces in plain text. */
export function escapeTokens(text: string): string {
  return text.replaceAll('{', `{${ESCAPE}`)
}

/** Unescapes text. */
export function unescapeText(text: string): string {
  return text.includes(ESCAPE) ? text.replace(ESCAPED, '$1') : text
}

/**
 * Converts part of a rich text to plain text, in which delimiters need no escape; tokens stay
 * escaped.
 */
export function unescapeDelimiters(text: string): string {
  return text.replace(ESCAPED, (escaped, delimiter: string) =>
    delimiter === '{' ? escaped : delimiter,
  )
}
