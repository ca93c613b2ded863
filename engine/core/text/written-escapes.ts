/**
 * Reads the backslashes of authors. A backslash before `<`, `{`, `*`, `_`, `` ` `` or `[` makes
 * that character plain text, in rich text and in plain text. Before such a character, two
 * backslashes are one. Other backslashes are plain text.
 */
import { ESCAPE, unescapeText } from './escape-rich-text'
import { mapCode } from './rich-text'

/** The kind of a text. In `code`, only tokens are escaped. */
export type TextKind = 'rich' | 'plain' | 'code'

interface ReadText {
  /** As in a composed site: rich text is escaped as by `escapeText`, plain text is literal. */
  value: string
  /** The same with a character without a meaning in place of each that is escaped. */
  masked: string
}

/** Backslashes in a row, the character after them, and its escape if it is escaped already. */
const BACKSLASHES = /(\\+)([*_[`<{])?(\u2060)?/g
const TOKEN = /\{[a-zA-Z][a-zA-Z0-9._-]*\}/y

const ESCAPED = /[*[\]`<&{_]\u2060/g
const ESCAPED_BRACE = /\{\u2060(?:([a-zA-Z][a-zA-Z0-9]*)\})?/g

/** Resolves the backslashes of a text. `isToken` returns `true` for names that are replaced later. */
export function readEscapes(
  text: string,
  kind: TextKind,
  isToken: (name: string) => boolean = () => true,
): ReadText {
  if (!text.includes('\\') && !text.includes(ESCAPE)) return { value: text, masked: text }
  const rich = convertEscapes(text, kind)
  return { value: kind === 'plain' ? renderPlain(rich, isToken) : rich, masked: maskEscaped(rich) }
}

/** Escapes the characters of a plain text, as an author writes it in any text. */
export function writeEscapes(text: string): string {
  return text.replace(/[*_[`<{]/g, '\\$&')
}

/** The text that an author means with a value of a row, in which delimiters are plain text. */
export function unescapeWritten(text: string): string {
  return text.includes('\\') ? replaceBackslashes(text, () => true, '') : text
}

/** Returns `true` if a backslash escapes the character at an index; by default, the one after the text. */
export function isEscaped(text: string, index = text.length): boolean {
  let start = index
  while (text.charAt(start - 1) === '\\') start -= 1
  return (index - start) % 2 === 1
}

function convertEscapes(text: string, kind: TextKind): string {
  if (kind === 'plain') return replaceBackslashes(text, () => true)
  if (kind === 'code') return replaceBackslashes(text, startsToken)
  const withBackticks = replaceBackslashes(text, (part, at) => part.charAt(at) === '`')
  return mapCode(withBackticks, {
    mapText: (part) => replaceBackslashes(part, () => true),
    mapCode: (part) => replaceBackslashes(part, startsToken),
  })
}

function startsToken(text: string, at: number): boolean {
  TOKEN.lastIndex = at
  return TOKEN.test(text)
}

/** Converts the backslashes before the characters that a predicate selects by their index. */
function replaceBackslashes(
  text: string,
  isSelected: (text: string, at: number) => boolean,
  escaped = ESCAPE,
): string {
  return text.replace(BACKSLASHES, (written: string, ...[backslashes, character, joiner, at]) => {
    const { length } = backslashes
    if (!character || joiner || !isSelected(text, at + length)) return written
    return '\\'.repeat(length >> 1) + character + (length % 2 === 1 ? escaped : '')
  })
}

/** Only tokens that would be replaced stay escaped in plain text. */
function renderPlain(rich: string, isToken: (name: string) => boolean): string {
  const literal = rich.replaceAll('{\u2060', '{\u2060\u2060')
  return unescapeText(literal).replace(ESCAPED_BRACE, (brace: string, name?: string) =>
    name !== undefined && isToken(name) ? brace : brace.replace(ESCAPE, ''),
  )
}

/** Private use: neither white space, a word, nor a delimiter. */
const MASK = 0xf700

/** Replaces escaped characters by masks, without their escapes. */
export function maskEscaped(rich: string): string {
  return rich.includes(ESCAPE)
    ? rich.replace(ESCAPED, (escaped) => String.fromCharCode(MASK + escaped.charCodeAt(0)))
    : rich
}

/** The masked text as visitors see it. */
export function unmask(masked: string): string {
  return masked.replace(/[\uf700-\uf77f]/g, (mask) =>
    String.fromCharCode(mask.charCodeAt(0) - MASK),
  )
}
