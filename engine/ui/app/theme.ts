import type { MantineColorsTuple, MantineTheme } from '@mantine/core'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Theme, ThemeFont } from '../../../schemas/generated/types'
import { mixColors } from '../../core/text/contrast'
import { quoteCss } from '../../core/text/css-string'
import { listFallbackFonts } from '../../core/text/font-names'
import { parseWeights, pickWeight } from '../../core/text/font-weights'
import type { DarkPalette, Palette } from '../../core/text/palette'
import { buildDarkColors, completeColors } from '../../core/text/palette'
import { buildCodeColors } from './code-colors'

/** Custom properties by name. */
type Variables = Record<string, string>

/** A site theme's custom properties. */
export interface ThemeVariables {
  /**
   * The engine's properties (`--color-ink`, `--font-body`, `--radius-card` …) and all of Mantine's.
   */
  root: Variables
  /** The properties that differ in the system's dark mode. Undefined without dark mode. */
  dark?: {
    /** The properties for the page and its light sections. */
    root: Variables
    /** The properties for the page's dark sections, which keep the colours of light mode. */
    bands: Variables
  }
}

/** The build writes the variables that any style uses. */
export function buildThemeVariables(theme: Theme): ThemeVariables {
  const light = completeColors(theme.colors)
  const root = { ...buildMantineVariables(theme, light), ...buildOwnVariables(theme, light) }
  if (!theme.dark) return { root }
  const dark = buildDarkColors(light, theme.dark)
  const colors = nameColors(dark)
  return {
    root,
    dark: {
      root: {
        ...pickChanged(buildMantineVariables(theme, { ...light, ...dark }, buildGreys(dark)), root),
        ...colors,
        ...buildCodeColors({ ...light, surface: dark.surface }),
        // In dark mode too, floating elements have a dark shadow and logos are made for light
        // pages.
        '--color-shade': '#000000',
        '--plate': light.surface,
        '--plate-space': '1rem',
        '--on-light': 'none',
        '--on-dark': 'block',
      },
      bands: {
        ...Object.fromEntries(KEPT.map((name) => [`--color-${name}`, light[name]])),
        ...buildCodeColors(light),
        '--plate': 'none',
      },
    },
  }
}

/** The colours in dark sections. Messages in them use the lighter colours of dark mode. */
const KEPT = ['ink', 'paper', 'mist', 'surface', 'action', 'accent', 'muted', 'line'] as const

/** Contour lines, as a repeating mask. */
const CONTOUR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='960' height='264' fill='none' stroke='currentColor'%3E%3Cpath id='a' d='M0 16C64 25 128 32 192 31S320 23 384 20S512 16 576 13S704 3 768 2S896 8 960 16M0 58C64 62 128 64 192 62S320 54 384 48S512 37 576 36S704 39 768 43S896 54 960 58'/%3E%3Cuse href='%23a' y='66'/%3E%3Cuse href='%23a' x='-480' y='132'/%3E%3Cuse href='%23a' x='480' y='132'/%3E%3Cuse href='%23a' y='198'/%3E%3C/svg%3E\")"

/** The sizes of headings and spaces, relative to the defaults. */
const HEADING_SCALES = { small: '.86', normal: '1', large: '1.15' }
const DENSITIES = { compact: '.7', normal: '1', airy: '1.3' }

function buildOwnVariables(theme: Theme, colors: Palette): Variables {
  const { fonts, radius, headingSize, density, pattern } = theme
  const { control, card, button = control, picture = card } = radius
  return {
    ...nameColors(colors),
    ...buildCodeColors(colors),
    '--font-body': resolveFontStack(fonts.body),
    '--font-heading': resolveFontStack(fonts.heading ?? fonts.body),
    '--heading-weight': resolveWeight(fonts.heading ?? fonts.body, 600),
    '--strong-weight': resolveWeight(fonts.body, 600),
    '--medium-weight': resolveWeight(fonts.body, 500),
    '--radius-control': `${control}px`,
    '--radius-card': `${card}px`,
    '--radius-button': `${button}px`,
    '--radius-picture': `${picture}px`,
    '--heading-scale': HEADING_SCALES[headingSize],
    '--density': DENSITIES[density],
    ...(pattern === 'contour' && { '--pattern': CONTOUR }),
  }
}

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/** A length that Mantine would scale; its scale is always 1. */
const SCALED = /^calc\(([\d.]+rem) \* var\(--mantine-scale\)\)$/

function buildMantineVariables(
  { fonts, radius }: Theme,
  { action, surface, ink }: Palette,
  greys?: MantineColorsTuple,
): Variables {
  const { variables, light } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, {
      primaryColor: 'action',
      colors: {
        action: Array(10).fill(action) as unknown as MantineColorsTuple,
        ...(greys && { gray: greys }),
      },
      white: surface,
      black: ink,
      fontFamily: resolveFontStack(fonts.body),
      headings: { fontFamily: resolveFontStack(fonts.heading ?? fonts.body) },
      radius: { sm: `${radius.control}px`, md: `${radius.control}px`, lg: `${radius.card}px` },
      defaultRadius: 'sm',
      // Mantine's floating elements also have the shadow from `global.css`.
      shadows: Object.fromEntries(SIZES.map((size) => [size, 'var(--shadow)'])),
    }) satisfies MantineTheme,
  )
  const all = Object.entries({ ...variables, ...light })
  return Object.fromEntries(all.map(([name, value]) => [name, value.replace(SCALED, '$1')]))
}

/**
 * Mantine's greys, from the theme's quiet background colour to its text colour: Mantine's
 * components use the light scheme.
 */
function buildGreys({ mist, ink }: DarkPalette): MantineColorsTuple {
  const greys = Array.from({ length: 10 }, (_, shade) => mixColors(mist, ink, shade / 9))
  return greys as unknown as MantineColorsTuple
}

function nameColors(colors: Palette | DarkPalette): Variables {
  const all = Object.entries(colors)
  return Object.fromEntries(all.map(([name, color]) => [`--color-${toKebabCase(name)}`, color]))
}

function pickChanged(variables: Variables, before: Variables): Variables {
  const all = Object.entries(variables)
  return Object.fromEntries(all.filter(([name, value]) => before[name] !== value))
}

/**
 * The font family, its metric-compatible fallback (see `node/build/assets/fonts/fonts.ts`), and the
 * system's own fonts.
 */
function resolveFontStack(font: ThemeFont | undefined): string {
  if (!font) return 'system-ui, sans-serif'
  if (!font.src) return `${quoteCss(font.family)}, ${font.fallback}`
  const families = [font.family, ...listFallbackFonts(font.family)].map(quoteCss)
  return [...families, font.fallback].join(', ')
}

/** The weight for text. For a font file, a weight that the theme declares. */
function resolveWeight(font: ThemeFont | undefined, wanted: number): string {
  return String(font?.src ? pickWeight(parseWeights(font.weight), wanted) : wanted)
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
