/** The element with the styles of the fonts that are fetched; see `browser/late-fonts.ts`. */
export const FONTS_ID = 'quire-fonts'

/** How many groups of system fonts serve as fallbacks for a web font, the likeliest first. */
const STAND_INS = 3

/** The families of a web font's stand-ins; see `build/fonts.ts`. */
export function nameStandIns(family: string): string[] {
  return Array.from(
    { length: STAND_INS },
    (_, index) => `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`,
  )
}
