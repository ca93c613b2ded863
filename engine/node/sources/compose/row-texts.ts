/** Texts with values of rows, in which delimiters and tags are plain text. */
import { escapeText } from '../../../core/text/escape-rich-text'
import { unescapeWritten } from '../../../core/text/written-escapes'

export interface RowText {
  /** As rich text, with escaped values. */
  rich: string
  /** The text with `ROW_MASK` in place of the values. */
  masked: string
}

/** Replaces the value of a row where only the text around it is checked for syntax. */
export const ROW_MASK = '\ufffc'

/** The value of a row as rich text. */
export function escapeRowText(value: string): string {
  return escapeText(unescapeWritten(value))
}

/** Returns `true` if a text may contain syntax that needs no escape. */
export function hasOtherSyntax(text: string): boolean {
  return /^[ \t]{0,8}[#>\u2022+-]|~~|__/m.test(text)
}
