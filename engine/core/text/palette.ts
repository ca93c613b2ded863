/**
 * The colours of a theme that it leaves out, made of those that it names, so that texts can be read
 * on what they stand on wherever some shade can.
 */
import type { ThemeColors, ThemeDark } from '../../../schemas/generated/types'
import { mixColors, resolveContrast, resolveReadable } from './contrast'

export type Palette = Required<ThemeColors>
export type DarkPalette = Required<ThemeDark>

/**
 * What WCAG 2.2 requires of texts and of marks that carry a meaning.
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 * https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export const LEAST_CONTRAST = { text: 4.5, mark: 3 }

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

/** How much of `inkLine` a raised surface on `ink` has; `global.css` mixes it. */
const RAISED = 0.45

/** A grey that is nearly black: what is mixed with it keeps little of its own colour. */
const NIGHT = '#0C0D0F'

/**
 * The colours of a theme in the dark, for all but its dark bands, which stay as they are.
 * @param light All colours of the theme.
 * @param given Those that the site chooses for the dark.
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
    accent: given.accent ?? shade(light.accent, grounds, LEAST_CONTRAST.mark),
    muted: read('muted', mixColors(ink, paper, 0.32)),
    line: given.line ?? mixColors(ink, paper, 0.82),
    success: read('success', light.success),
    error: read('error', light.error),
    warning: read('warning', light.warning),
    info: read('info', light.info),
  }
}

/** The colour itself, or the nearest shade of it that can be read on all grounds; itself if none. */
function shade(color: string, grounds: string[], least = LEAST_CONTRAST.text): string {
  if (grounds.every((ground) => resolveContrast(color, ground) >= least)) return color
  return resolveReadable(color, grounds, least) ?? color
}

function sortByLight(one: string, other: string): [bright: string, deep: string] {
  const isBrighter = resolveContrast(one, '#000000') >= resolveContrast(other, '#000000')
  return isBrighter ? [one, other] : [other, one]
}
