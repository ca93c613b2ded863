/** The colours of a theme that are used together: text and its backgrounds. */
import { resolveContrast } from './contrast'
import { LEAST_CONTRAST } from './palette'

/** A theme's colours by name. */
export type NamedColors = Record<string, string | undefined>

export interface ColorPair {
  /** The names of the two colours. */
  text: string
  ground: string
  contrast: number
  isReadable: boolean
}

/** Text colours and their backgrounds. */
const GROUNDS: Record<string, string[]> = {
  ink: ['paper', 'mist', 'surface'],
  muted: ['paper', 'mist', 'surface'],
  action: ['paper', 'mist', 'surface'],
  inkText: ['ink', 'inkDeep'],
  actionOnInk: ['ink', 'inkDeep'],
  success: ['surface'],
  error: ['paper', 'surface'],
  warning: ['surface'],
  info: ['surface'],
}

/** In dark mode, all text is on the backgrounds of light sections; dark sections do not change. */
export const DARK_GROUNDS = ['paper', 'mist', 'surface']
export const DARK_TEXTS = [
  ...(['ink', 'muted', 'action', 'success', 'error', 'warning', 'info'] as const),
]

/** The pairs in light mode. Pairs with a missing colour are omitted. */
export function listLightPairs(colors: NamedColors): ColorPair[] {
  return listPairs(Object.entries(GROUNDS), colors)
}

/** The pairs in dark mode, whose colours are not those of light mode. */
export function listDarkPairs(colors: NamedColors): ColorPair[] {
  return listPairs(
    DARK_TEXTS.map((text) => [text, DARK_GROUNDS]),
    colors,
  )
}

function listPairs(texts: [text: string, grounds: string[]][], colors: NamedColors): ColorPair[] {
  return texts.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const [color, below] = [colors[text], colors[ground]]
      if (color === undefined || below === undefined) return []
      const contrast = resolveContrast(color, below)
      return [{ text, ground, contrast, isReadable: contrast >= LEAST_CONTRAST.text }]
    }),
  )
}

/** `4.4 : 1`, rounded down: 4.49 is not 4.5. */
export function writeContrast(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`
}
