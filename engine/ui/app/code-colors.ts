import { resolveContrast, resolveReadable } from '../../core/text/contrast'
import type { Palette } from '../../core/text/palette'

type Colors = Pick<Palette, 'surface' | 'inkDeep'>

/** The colours of syntax highlighting, on light and on dark backgrounds. */
const WORDS = {
  attribute: ['#A02F45', '#F4A7B4'],
  keyword: ['#6D3AB0', '#CFB2FF'],
  number: ['#9A4B00', '#F2B880'],
  string: ['#1B6B3F', '#97D9A4'],
  title: ['#1C5CA8', '#8FC7FF'],
  type: ['#7A5600', '#E5CE86'],
} as const

/**
 * WCAG 2.2 requires 4.5 for text; the tint of highlighted lines reduces the contrast.
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
const LEAST = 5.2
/** A background on which white is easier to read than black. */
const DARK = resolveContrast('#767676', '#000000')

/**
 * The custom properties for code: `--code-keyword` for the background of cards,
 * `--code-keyword-on-ink` for dark sections, and so on. Each has enough contrast to its background
 * in any theme.
 */
export function buildCodeColors({ surface, inkDeep }: Colors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(WORDS).flatMap(([name, shades]) => [
      [`--code-${name}`, chooseShade(shades, surface)],
      [`--code-${name}-on-ink`, chooseShade(shades, inkDeep)],
    ]),
  )
}

function chooseShade([onLight, onDark]: readonly [string, string], ground: string): string {
  const color = resolveContrast(ground, '#000000') < DARK ? onDark : onLight
  if (resolveContrast(color, ground) >= LEAST) return color
  return resolveReadable(color, [ground], LEAST) ?? color
}
