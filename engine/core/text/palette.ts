/**
 * Derives a theme's missing colours from the given colours, so that text has enough contrast
 * wherever a shade allows it.
 */
import type { ThemeColors, ThemeDark } from '../../../schemas/generated/types'
import { mixColors, resolveContrast, resolveReadable } from './contrast'

export type Palette = Required<ThemeColors>
export type DarkPalette = Required<ThemeDark>

/**
 * The contrast that WCAG 2.2 requires for text and for meaningful graphics:
 * https://www.w3.org/TR/WCAG22/#contrast-minimum https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const LEAST_CONTRAST = { text: 4.5, graphic: 3 }

/** All colours of a theme. */
export function completeColors(colors: ThemeColors): Palette {
  const { ink, paper, mist, action, surface } = colors
  const inkDeep = colors.inkDeep ?? mixColors(ink, '#000000', 0.22)
  const inkLine = colors.inkLine ?? mixColors(paper, ink, 0.84)
  const light = [paper, mist, surface]
  const dark = [ink, inkDeep, mixColors(ink, inkLine, RAISED)]
  return {
    ...colors,
    inkDeep,
    inkLine,
    muted: colors.muted ?? shade(mixColors(ink, paper, 0.28), light),
    line: colors.line ?? mixColors(ink, paper, 0.84),
    inkText: colors.inkText ?? shade(mixColors(paper, ink, 0.16), dark),
    actionOnInk: colors.actionOnInk ?? shade(mixColors(action, '#FFFFFF', 0.55), dark),
  }
}

/** The share of `inkLine` in a raised surface on `ink`; `global.css` mixes it. */
const RAISED = 0.45

/** An almost black grey: colours mixed with it lose most of their hue. */
const NIGHT = '#0C0D0F'

/**
 * A theme's colours in dark mode, except for its dark sections, which do not change.
 * @param light All colours of the theme.
 * @param given The site's own colours for dark mode.
 */
export function buildDarkColors(light: Palette, given: ThemeDark): DarkPalette {
  const [bright, deep] = sortByLight(light.paper, light.ink)
  const paper = given.paper ?? mixColors(deep, NIGHT, 0.6)
  const tint = mixColors(deep, '#FFFFFF', 0.3)
  const mist = given.mist ?? mixColors(paper, tint, 0.12)
  const surface = given.surface ?? mixColors(paper, tint, 0.21)
  const grounds = [paper, mist, surface]
  const ink = given.ink ?? shade(mixColors(bright, paper, 0.08), grounds)
  const read = (name: keyof ThemeDark, color: string) => given[name] ?? shade(color, grounds)
  return {
    ink,
    paper,
    mist,
    surface,
    action: read('action', light.actionOnInk),
    accent: given.accent ?? shade(light.accent, grounds, LEAST_CONTRAST.graphic),
    muted: read('muted', mixColors(ink, paper, 0.32)),
    line: given.line ?? mixColors(ink, paper, 0.82),
    success: read('success', light.success),
    error: read('error', light.error),
    warning: read('warning', light.warning),
    info: read('info', light.info),
  }
}

/**
 * The nearest shade of a colour with enough contrast to all backgrounds. The colour itself if it
 * has enough contrast, or if no shade does.
 */
function shade(color: string, grounds: string[], least = LEAST_CONTRAST.text): string {
  if (grounds.every((ground) => resolveContrast(color, ground) >= least)) return color
  return resolveReadable(color, grounds, least) ?? color
}

function sortByLight(one: string, other: string): [bright: string, deep: string] {
  const isBrighter = resolveContrast(one, '#000000') >= resolveContrast(other, '#000000')
  return isBrighter ? [one, other] : [other, one]
}
