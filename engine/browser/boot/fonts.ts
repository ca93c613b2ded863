/**
 * The inline script at the start of the body, identical on all pages with web fonts. Without it,
 * browsers apply the font faces themselves, with `font-display: optional`. The script removes the
 * font faces before layout, so that text is painted at once, in the fallback fonts unless the fonts
 * are cached. It is in the body because Chromium delays the first paint for fonts that the head
 * loads.
 */

/** The font families with a file that failed to load. */
const failed = new Set<string>()
let last = Promise.resolve()

/**
 * Adds all fonts in one task when the last one has loaded, so that they change in one frame. If one
 * of a family's files fails, the whole family is omitted, so that no text mixes it with its
 * fallback.
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

// Fonts for additional characters are added after the others, except those of omitted families; see
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
