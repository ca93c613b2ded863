import { REST_FONTS } from '../core/text/font-names'
import { afterPaint } from './timing'

/** What visitors type into. */
const FIELDS = 'input, textarea, [contenteditable]'

/**
 * Makes the characters known that only visitors type, once they may. A document that was painted
 * without a font of the site keeps the fallback font: there such a character may not bring the
 * site's font for itself, into the middle of a text. Nothing is changed then: browsers read all
 * faces anew when one is added or goes, and would swap the fonts that have come too late.
 */
export function watchRestFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${REST_FONTS}]`)
  if (!style) return
  const add = (element: Element | null) => {
    if (!element?.matches(FIELDS)) return
    document.removeEventListener('focusin', note)
    // The whole page is laid out anew: that the field has the focus is seen before.
    afterPaint().then(() => {
      if (listFamilies(style).every(isUsed)) style.media = 'all'
    })
  }
  const note = ({ target }: Event) => add(target as Element)
  document.addEventListener('focusin', note)
  add(document.activeElement)
}

function listFamilies({ sheet }: HTMLStyleElement): string[] {
  return [...(sheet?.cssRules ?? [])].map((rule) =>
    (rule as CSSFontFaceRule).style.getPropertyValue('font-family'),
  )
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
