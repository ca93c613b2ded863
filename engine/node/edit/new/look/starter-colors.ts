import { mixColors, resolveContrast, resolveReadable } from '../../../../core/text/contrast'

/** The colours that a theme requires. The engine derives the others. */
export interface StarterColors {
  ink: string
  paper: string
  mist: string
  action: string
  accent: string
}

const PAPER = '#FFFFFF'
/** Required by https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5

/** Normalises a colour such as `#1f6f54`, `1F6F54` or `#abc`. Undefined if it is invalid. */
export function parseColor(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long}`.toUpperCase()
}

/**
 * All colours of a theme, derived from the brand colour. Dark and light backgrounds have its hue.
 */
export function buildColors(brand: string, accent = mixColors(brand, PAPER, 0.45)): StarterColors {
  return {
    ink: mixColors(brand, '#0B0D10', 0.82),
    paper: PAPER,
    mist: mixColors(brand, PAPER, 0.95),
    action: brand,
    accent,
  }
}

/**
 * The nearest darker shade with enough contrast for links on light backgrounds and for white text
 * on it.
 */
export function resolveReadableBrand(brand: string): string {
  const grounds = (color: string) => [PAPER, buildColors(color).mist]
  let shade = brand
  while (grounds(shade).some((ground) => resolveContrast(shade, ground) < LEAST)) {
    shade = resolveReadable(shade, grounds(shade), LEAST) ?? '#000000'
  }
  return shade
}
