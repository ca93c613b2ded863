/** How many groups of system fonts serve as fallbacks for a web font, the likeliest first. */
const FALLBACK_FONTS = 3

/** The families of a web font's fallback fonts; see `node/fonts/fonts.ts`. */
export function nameFallbackFonts(family: string): string[] {
  return Array.from(
    { length: FALLBACK_FONTS },
    (_, index) => `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`,
  )
}

/** Marks the style element with the fonts of characters that the site's texts do not have. */
export const REST_FONTS = 'data-rest-fonts'
