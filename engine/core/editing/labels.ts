import { renderPlainText } from '../text/rich-text'

/** `linkLabel` → `Link label`, `clipboard-write` → `Clipboard write`. */
export function writeLabel(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('-', ' ')
  // A word of capital letters, such as `URL`, stays as it is.
  return capitalize(words.replace(/\p{Lu}\p{Ll}/gu, (start) => start.toLowerCase()))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The label of a choice: its value, with what the description says about it. Both orders occur in
 * descriptions: `` `ink` (dark) `` → `Ink (dark)`, `` in one line (`inline`) `` → `In one line`.
 */
export function writeChoiceLabel(value: unknown, description = ''): string {
  const label = writeLabel(String(value))
  const code = `\`${value}\``
  const [before = '', after] = description.split(`(${code})`)
  if (after !== undefined) return capitalize(findPhrase(before)) || label
  const [, note] = description.split(`${code} (`)
  return note === undefined || note.startsWith('`') ? label : `${label} (${note.split(')')[0]})`
}

/** The last phrase of an incomplete sentence. */
function findPhrase(text: string): string {
  const phrase = text.split(/[,:;.)] /).at(-1) ?? ''
  return renderPlainText(phrase.trim().replace(/^(?:and|or) /, ''))
}
