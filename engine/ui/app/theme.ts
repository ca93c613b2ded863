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
import { buildFormVariables, buildSectionVariables, PATTERNS } from './theme-forms'

/** Custom properties by name. */
type Variables = Record<string, string>

/** A site theme's custom properties. */
export interface ThemeVariables {
  /**
   * The engine's properties (`--color-ink`, `--font-body`, `--radius-card` …) and all of Mantine's.
   */
  root: Variables
  /** The properties of each section that depend on its colours. Empty with the default shapes. */
  sections: Variables
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
  const sections = buildSectionVariables(theme)
  if (!theme.dark) return { root, sections }
  const dark = buildDarkColors(light, theme.dark)
  const colors = nameColors(dark)
  return {
    root,
    sections,
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
    // Without a radius of its own, a picture next to an opening has square corners.
    ...(radius.picture !== undefined && { '--radius-hero': `${picture}px` }),
    '--heading-scale': HEADING_SCALES[headingSize],
    '--density': DENSITIES[density],
    ...(pattern !== 'none' && { '--pattern': PATTERNS[pattern] }),
    ...buildFormVariables(theme),
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
