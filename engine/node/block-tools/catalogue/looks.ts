import { basename } from 'node:path'
import type { Theme } from '../../../../schemas/generated/types'
import { renderFace } from '../../build/assets/fonts/fonts'
import { renderDarkRules, renderLightRules, renderSectionRules } from '../../build/assets/theme-css'
import type { ThemeModule, ThemeVariables } from '../../bundle/server-module'
import { loadTools } from '../../check/run/check-tools'
import { listLookFonts, listLooks, readLook } from '../../edit/new/look/looks'

/** A theme in which the examples can be shown. */
export interface Look {
  label: string
  /**
   * The additional styles of an example: with the system's setting, in light mode, and in dark mode.
   * URLs in them start at the root of the catalogue.
   */
  styles: [system: string, light: string, dark: string]
}

/** The theme of the site, followed by the looks for new sites. */
export function buildLooks(
  theme: Theme,
  buildThemeVariables: ThemeModule['buildThemeVariables'],
): Look[] {
  const build = (shown: Theme) => buildThemeVariables({ ...shown, dark: shown.dark ?? {} })
  const own = build(theme)
  return [
    { label: 'This site', styles: ['', ...renderStyles(own, own)] },
    ...listLooks().map((name): Look => {
      const { title, theme: shown } = readTheme(name)
      const fonts = renderFonts(name, shown.fonts)
      const [light, dark] = renderStyles(build(shown), own).map((css) => fonts + css)
      const system = `${light}@media (prefers-color-scheme:dark){${dark}}`
      return { label: title, styles: [system, light ?? '', dark ?? ''] }
    }),
  ]
}

/** The fonts of the looks and their licences: their paths within the catalogue, and on disk. */
export function listLookFiles(): Map<string, string> {
  return new Map(
    listLooks().flatMap((look) =>
      [...listLookFonts(look)].map(([file, path]) => [fontPath(look, file), path] as const),
    ),
  )
}

const fontPath = (look: string, file: string) => `looks/${look}/${file}`

/** The theme of a look, with its defaults filled in. */
function readTheme(name: string): { title: string; theme: Theme } {
  const { title, theme } = readLook(name)
  loadTools().validator.validate('settings', { brand: title, url: 'https://example.com', theme })
  return { title, theme: theme as Theme }
}

function renderFonts(look: string, { body, heading }: Theme['fonts']): string {
  return [body, heading]
    .map((font) =>
      font?.src
        ? renderFace(font, { url: fontPath(look, basename(font.src)), display: 'swap' })
        : '',
    )
    .join('')
}

/** The shapes in `global.css`. */
const SHAPES: Record<string, string> = {
  '--card-border': '1px solid var(--line)',
  '--card-background': 'var(--raised)',
  '--button-face': 'var(--button-bg)',
  '--button-label': 'var(--button-text)',
}

/** The rules that replace one theme with another, in light and in dark mode. */
function renderStyles(shown: ThemeVariables, own: ThemeVariables): [light: string, dark: string] {
  const { dark = { root: {}, bands: {} } } = shown
  const colors = { ...own.dark?.root, ...dark.root }
  const bands = { ...own.dark?.bands, ...dark.bands }
  const root = Object.keys({ ...own.root, ...shown.root }).flatMap((name) =>
    own.root[name] !== shown.root[name] || name in colors || name in bands
      ? [[name, shown.root[name] ?? 'initial']]
      : [],
  )
  const sections = Object.keys({ ...own.sections, ...shown.sections }).map((name) => [
    name,
    shown.sections[name] ?? shown.root[name] ?? SHAPES[name] ?? 'initial',
  ])
  const light =
    renderLightRules({ root: Object.fromEntries(root), dark: { root: colors, bands } }) +
    renderSectionRules(Object.fromEntries(sections))
  return [light, light + renderDarkRules({ dark })]
}
