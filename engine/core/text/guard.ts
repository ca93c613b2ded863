/**
 * Escapes delimiters and tokens with an invisible U+2060 WORD JOINER. Parsers of rich text remove
 * it again.
 */

export const GUARD = '\u2060'

/** The characters that can be escaped. Those of HTML are escaped for the check. */
const DELIMITERS = /[*[\]`<&]/g
const DELIMITERS_AND_BRACES = /[*[\]`<&{]/g
const GUARDED = /([*[\]`<&{])\u2060/g

/**
 * Escapes plain text for use in rich text. In plain text, the joiners remain, and are invisible.
 */
export function guardText(text: string): string {
  return text.replace(DELIMITERS_AND_BRACES, `$&${GUARD}`)
}

/** The same for a text whose tokens are replaced later: `{brand}` is not escaped. */
export function guardDelimiters(text: string): string {
  return text.replace(DELIMITERS, `$&${GUARD}`)
}

/** Escapes the braces of plain text. */
export function guardTokens(text: string): string {
  return text.replaceAll('{', `{${GUARD}`)
}

/** Unescapes a text. */
export function unguardText(text: string): string {
  return text.includes(GUARD) ? text.replace(GUARDED, '$1') : text
}

/**
 * Converts a part of rich text to plain text, where delimiters need no escape; tokens stay escaped.
 */
export function unguardDelimiters(text: string): string {
  return text.replace(GUARDED, (guarded, delimiter: string) =>
    delimiter === '{' ? guarded : delimiter,
  )
}
