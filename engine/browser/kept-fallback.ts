import { REST_FONTS } from '../core/text/font-names'

/**
 * A document that was painted without a font of the site keeps the fallback font. Then a character
 * that only visitors type may not bring the site's font for itself, into the middle of such a text:
 * its face is taken away before its file is there.
 */
export function watchRestFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${REST_FONTS}]`)
  if (!style) return
  const check = () => {
    const asked = [...document.fonts].filter(({ display, status }) => isAsked(display, status))
    if (asked.length === 0) return
    document.fonts.removeEventListener('loading', check)
    dropUnused(style)
  }
  document.fonts.addEventListener('loading', check)
  check()
}

/** Whether a face is one of these, and something was typed that it has. */
const isAsked = (display: FontDisplay, status: FontFaceLoadStatus) =>
  display === 'swap' && status !== 'unloaded'

/** Takes away the faces of those families that the document goes without. */
function dropUnused({ sheet }: HTMLStyleElement): void {
  if (!sheet) return
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index]
    if (!(rule instanceof CSSFontFaceRule)) continue
    if (!isUsed(rule.style.getPropertyValue('font-family'))) sheet.deleteRule(index)
  }
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
