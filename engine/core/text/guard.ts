/**
 * Keeps what looks like a mark or a token a text: a U+2060 WORD JOINER after it, which nobody
 * sees. Readers of rich text take the joiner away again.
 */

export const GUARD = '\u2060'

/** The characters that a guard can follow; those in HTML are guarded for the check's sake. */
const MARKS = /[*[\]`<&]/g
const MARKS_AND_BRACES = /[*[\]`<&{]/g
const GUARDED = /([*[\]`<&{])\u2060/g

/**
 * The text as it has to stand in a rich text to be shown as it is: its marks are no marks, and its
 * tokens are no tokens. In a plain text, the guards stay, and take no room.
 */
export function guardText(text: string): string {
  return text.replace(MARKS_AND_BRACES, `$&${GUARD}`)
}

/** The same for a text whose tokens are to be replaced: `{brand}` stays one. */
export function guardMarks(text: string): string {
  return text.replace(MARKS, `$&${GUARD}`)
}

/** A plain text whose braces make no tokens. */
export function guardTokens(text: string): string {
  return text.replaceAll('{', `{${GUARD}`)
}

/** A text without its guards, as visitors see it. */
export function unguardText(text: string): string {
  return text.includes(GUARD) ? text.replace(GUARDED, '$1') : text
}

/** A rich text's piece for a plain text, where marks are text anyway; tokens stay guarded. */
export function unguardMarks(text: string): string {
  return text.replace(GUARDED, (guarded, mark: string) => (mark === '{' ? guarded : mark))
}
