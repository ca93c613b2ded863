import { REST_FONTS } from '../core/text/font-names'
import { afterPaint } from './timing'

/** Elements that visitors type into. */
const FIELDS = 'input, textarea, [contenteditable]'

/**
 * Adds the fonts for characters that do not occur in the site's text, once a visitor types one.
 * Adding a font triggers a layout of the whole page, which would delay the first typed letters.
 */
export function watchRestFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${REST_FONTS}]`)
  if (!style) return
  const rules = [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[]
  const rest = matchRanges(rules.map((rule) => rule.style.getPropertyValue('unicode-range')))
  const look = (element: Element | null) => {
    if (!element?.matches(FIELDS) || !rest.test(readField(element))) return
    for (const type of EVENTS) document.removeEventListener(type, note)
    // Runs after the character is painted.
    afterPaint().then(() => window.quireAddFonts?.(rules))
  }
  const note = ({ target }: Event) => look(target as Element)
  for (const type of EVENTS) document.addEventListener(type, note)
  look(document.activeElement)
}

/** After these events, a field may contain a character that does not occur in the site's text. */
const EVENTS = ['input', 'focusin']

function readField(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '')
}

/**
 * Builds a regular expression that matches the characters in ranges such as `U+A1-A8, U+131`. It
 * runs on each typed letter.
 */
function matchRanges(unicodeRanges: string[]): RegExp {
  const codes = unicodeRanges.join().replace(/[\da-f]+/gi, '\\u{$&}')
  return new RegExp(`[${codes.replace(/U\+|[,\s]/gi, '')}]`, 'u')
}
