/**
 * Escapes delimiters and tokens with an invisible U+2060 WORD JOINER. Rich text parsers remove it
 * again. `written-escapes.ts` reads the backslashes of authors.
 */

export const ESCAPE = '\u2060'

/**
 * The characters that can be escaped. Those of HTML are escaped for the check, and an underscore
 * only after a backslash, which would otherwise escape it.
 */
const DELIMITERS = /(?:[*[\]`<&]|\\_)(?!\u2060)/g
const DELIMITERS_AND_BRACES = /[*[\]`<&{]|\\_/g
const ESCAPED = /([*[\]`<&{_])\u2060/g

/** Escapes plain text for use in rich text. */
export function escapeText(text: string): string {
  return text.replace(DELIMITERS_AND_BRACES, `$&${ESCAPE}`)
}

/**
 * Like `escapeText`, for text whose tokens are replaced later: `{brand}` is not escaped. Characters
 * that are already escaped stay as they are.
 */
export function escapeDelimiters(text: string): string {
  return text.replace(DELIMITERS, `$&${ESCAPE}`)
}

/** Unescapes a text. */
export function unescapeText(text: string): string {
  return text.includes(ESCAPE) ? text.replace(ESCAPED, '$1') : text
}
