import { REST_FONTS } from '../core/text/font-names'
import { afterPaint } from './timing'

/** What visitors type into. */
const FIELDS = 'input, textarea, [contenteditable]'

/**
 * Makes the characters known that only visitors type, once one is typed: to add a font lays the
 * whole page out anew, which would keep the first letters waiting. A document that was painted
 * without a font of the site keeps the fallback font: there such a character may not bring the
 * site's font for itself, into the middle of a text. Nothing is changed then: browsers read all
 * faces anew when one is added or goes, and would swap the fonts that have come too late.
 */
export function watchRestFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${REST_FONTS}]`)
  if (!style) return
  const faces = listFaces(style)
  const rest = matchRanges(faces.map((face) => face.getPropertyValue('unicode-range')))
  const look = (element: Element | null) => {
    if (!element?.matches(FIELDS) || !rest.test(readField(element))) return
    for (const type of EVENTS) document.removeEventListener(type, note)
    // That the character is there is seen before.
    afterPaint().then(() => {
      if (faces.every((face) => isUsed(face.getPropertyValue('font-family')))) style.media = 'all'
    })
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

function listFaces({ sheet }: HTMLStyleElement): CSSStyleDeclaration[] {
  return [...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSFontFaceRule).style)
}

/** What finds a character of one of the ranges, such as `U+A1-A8, U+131`: at each letter typed. */
function matchRanges(unicodeRanges: string[]): RegExp {
  const codes = unicodeRanges.join().replace(/[\da-f]+/gi, '\\u{$&}')
  return new RegExp(`[${codes.replace(/U\+|[,\s]/gi, '')}]`, 'u')
}

/**
 * Whether texts are shown in a family. Browsers do not tell: a file that came too late counts as
 * loaded. But then what follows the family in a list makes a difference.
 */
function isUsed(family: string): boolean {
  const [narrow, wide] = ['serif', 'monospace'].map((generic) => measure(`${family}, ${generic}`))
  return narrow === wide
}

/** How wide a text is in a list of families. */
function measure(families: string): number {
  const probe = document.createElement('span')
  probe.textContent = 'illimitable'
  probe.ariaHidden = 'true'
  probe.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap;font-size:99px'
  probe.style.fontFamily = families
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}
