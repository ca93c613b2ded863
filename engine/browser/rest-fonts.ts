import { REST_FONTS } from '../core/text/font-names'
import { afterPaint } from './timing'

/** What visitors type into. */
const FIELDS = 'input, textarea, [contenteditable]'

/**
 * Adds the fonts of characters that no text of the site has, once a visitor types one. To add a font
 * lays the whole page out again, which would delay the first letters that are typed.
 */
export function watchRestFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${REST_FONTS}]`)
  if (!style) return
  const rules = [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[]
  const rest = matchRanges(rules.map((rule) => rule.style.getPropertyValue('unicode-range')))
  const look = (element: Element | null) => {
    if (!element?.matches(FIELDS) || !rest.test(readField(element))) return
    for (const type of EVENTS) document.removeEventListener(type, note)
    // The character is seen before.
    afterPaint().then(() => window.quireAddFonts?.(rules))
  }
  const note = ({ target }: Event) => look(target as Element)
  for (const type of EVENTS) document.addEventListener(type, note)
  look(document.activeElement)
}

/** After these, a field may have a character that no text of the site has. */
const EVENTS = ['input', 'focusin']

function readField(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')
}

/** What finds a character of one of the ranges, such as `U+A1-A8, U+131`: at each letter typed. */
function matchRanges(unicodeRanges: string[]): RegExp {
  const codes = unicodeRanges.join().replace(/[\da-f]+/gi, '\\u{$&}')
  return new RegExp(`[${codes.replace(/U\+|[,\s]/gi, '')}]`, 'u')
}
