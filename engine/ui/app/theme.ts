import type { MantineColorsTuple, MantineTheme } from '@mantine/core'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Theme, ThemeColors, ThemeFont } from '../../../schemas/generated/types'
import { quoteCss } from '../../core/text/css-string'
import { nameFallbackFonts } from '../../core/text/font-names'
import { buildCodeColors } from './code-colors'

/**
 * The custom properties of a site's theme: the engine's own (`--color-ink`, `--font-body`,
 * `--radius-card` …) and all of Mantine's. The build writes those that any style refers to.
 */
export function buildThemeVariables(theme: Theme): Record<string, string> {
  const { variables, light } = defaultCssVariablesResolver(createMantineTheme(theme))
  return { ...variables, ...light, ...buildOwnVariables(theme) }
}

/** The colours that a theme may leave out, made of those that it names. */
const DERIVED: Partial<Record<keyof ThemeColors, string>> = {
  muted: 'color-mix(in srgb, var(--color-ink) 72%, var(--color-paper))',
  line: 'color-mix(in srgb, var(--color-ink) 16%, var(--color-paper))',
  inkText: 'color-mix(in srgb, var(--color-paper) 84%, var(--color-ink))',
  inkLine: 'color-mix(in srgb, var(--color-paper) 16%, var(--color-ink))',
  inkDeep: 'color-mix(in srgb, var(--color-ink) 78%, black)',
  actionOnInk: 'color-mix(in srgb, var(--color-action) 45%, white)',
}

function buildOwnVariables({ colors, fonts, radius }: Theme): Record<string, string> {
  const all = Object.entries({ ...DERIVED, ...colors })
  return {
    ...Object.fromEntries(all.map(([name, color]) => [`--color-${toKebabCase(name)}`, color])),
    ...buildCodeColors(colors),
    '--font-body': resolveFontStack(fonts.body),
    '--font-heading': resolveFontStack(fonts.heading ?? fonts.body),
    '--radius-control': `${radius.control}px`,
    '--radius-card': `${radius.card}px`,
  }
}

function createMantineTheme({ colors, fonts, radius }: Theme): MantineTheme {
  return mergeMantineTheme(DEFAULT_THEME, {
    primaryColor: 'action',
    colors: { action: Array(10).fill(colors.action) as unknown as MantineColorsTuple },
    white: colors.surface,
    black: colors.ink,
    fontFamily: resolveFontStack(fonts.body),
    headings: { fontFamily: resolveFontStack(fonts.heading ?? fonts.body) },
    radius: { sm: `${radius.control}px`, md: `${radius.control}px`, lg: `${radius.card}px` },
    defaultRadius: 'sm',
  })
}

/** The family, its metric-matched fallback (see `node/fonts/fonts.ts`), and the system's own. */
function resolveFontStack(font: ThemeFont | undefined): string {
  if (!font) return 'system-ui, sans-serif'
  if (!font.src) return `${quoteCss(font.family)}, ${font.fallback}`
  const families = [font.family, ...nameFallbackFonts(font.family)].map(quoteCss)
  return [...families, font.fallback].join(', ')
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
