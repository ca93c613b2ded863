/**
 * The inline script at the start of the body, on pages with fonts of the site; it is the same on all
 * of them. Without it, browsers apply the font faces themselves, with `font-display: optional`.
 *
 * It takes the faces over before anything is laid out. Texts are painted at once, in the fallback
 * fonts unless the fonts are cached.
 *
 * It is in the body because Chromium delays the first paint for fonts that the head loads.
 */

/** The families with a file that could not be loaded. */
const failed = new Set<string>()
let last = Promise.resolve()

/**
 * Adds all fonts in one task when the last has loaded, so that they change in one frame. If a file of
 * a family fails, the family is left out: no text mixes it with its fallback.
 */
async function addFonts(rules: CSSFontFaceRule[]): Promise<void> {
  const families: Record<string, FontFace[]> = {}
  for (const { style } of rules) {
    const get = (name: string) => style.getPropertyValue(name)
    const family = get('font-family').replace(/^["']|["']$/g, '')
    const face = new FontFace(family, get('src'), {
      weight: get('font-weight'),
      unicodeRange: get('unicode-range') || 'U+0-10FFFF',
    })
    if (failed.has(family)) continue
    families[family] ??= []
    families[family].push(face)
  }
  const loaded = await Promise.all(
    Object.entries(families).map(([family, faces]) =>
      Promise.all(faces.map((face) => face.load())).catch(() => {
        failed.add(family)
        return []
      }),
    ),
  )
  for (const face of loaded.flat()) document.fonts.add(face)
}

// Those of further characters come after the others, and not for a family that was left out; see
// `browser/rest-fonts.ts`.
window.quireAddFonts = (rules) => {
  last = last.then(() => addFonts(rules))
  return last
}

const style = document.querySelector<HTMLStyleElement>('style[data-fonts]')
if (style?.sheet) {
  window.quireAddFonts([...style.sheet.cssRules] as CSSFontFaceRule[])
  style.media = 'not all'
}
