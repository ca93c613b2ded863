import type { Theme } from '../../../../schemas/generated/types'
import { renderDarkRules, renderLightRules } from '../../build/assets/theme-css'
import type { ThemeModule, ThemeVariables } from '../../bundle/server-module'
import { buildColors } from '../../edit/new/look/starter-colors'

/** A variant of a theme for the examples, as style sheets. */
export interface Look {
  label: string
  choices: Choice[]
}

interface Choice {
  label: string
  /**
   * The additional styles of an example: with the site's setting, in light mode, and in dark mode.
   */
  styles: [own: string, light: string, dark: string]
}

type Part = Pick<Theme, 'radius' | 'headingSize' | 'density' | 'pattern'>

const OWN = 'As on the site'

/** Each brand colour is expanded to a whole theme, as by `quire new site`. */
const BRANDS = { Blue: '#1F4FA8', Green: '#1B6B45', Plum: '#7A2E6A', Rust: '#A63A12' }

const PARTS: Record<string, Record<string, Partial<Part>>> = {
  Corners: {
    Square: { radius: { control: 0, card: 0 } },
    Soft: { radius: { control: 6, card: 10 } },
    Round: { radius: { control: 14, card: 24, button: 999 } },
  },
  Headings: {
    Small: { headingSize: 'small' },
    Normal: { headingSize: 'normal' },
    Large: { headingSize: 'large' },
  },
  Spacing: {
    Compact: { density: 'compact' },
    Normal: { density: 'normal' },
    Airy: { density: 'airy' },
  },
  Pattern: { Contour: { pattern: 'contour' }, None: { pattern: 'none' } },
}

/** The variants for the examples of a catalogue. The first of each kind is that of the site. */
export function buildLooks(
  theme: Theme,
  buildThemeVariables: ThemeModule['buildThemeVariables'],
): Look[] {
  const build = (changes: Partial<Theme>) =>
    buildThemeVariables({ ...theme, dark: theme.dark ?? {}, ...changes })
  const own = build({})
  const [light, dark] = renderColors(own)
  const listParts = (parts: Record<string, Partial<Part>>): Choice[] =>
    Object.entries(parts).map(([label, part]) => {
      const css = renderPart(own.root, build(part).root, 'pattern' in part)
      return { label, styles: [css, css, css] }
    })
  return [
    {
      label: 'Colours',
      choices: [{ label: OWN, styles: ['', light, dark] }, ...listBrands(build, theme)],
    },
    ...Object.entries(PARTS).map(([label, parts]) => ({
      label,
      choices: [{ label: OWN, styles: ['', '', ''] } satisfies Choice, ...listParts(parts)],
    })),
  ]
}

function listBrands(build: (changes: Partial<Theme>) => ThemeVariables, theme: Theme): Choice[] {
  return Object.entries(BRANDS).map(([label, brand]) => {
    const { surface, success, error, warning, info } = theme.colors
    const messages = { surface, success, error, warning, info }
    const [light, dark] = renderColors(
      build({ colors: { ...buildColors(brand), ...messages }, dark: {} }),
    )
    const night = theme.dark ? `@media (prefers-color-scheme:dark){${dark}}` : ''
    return { label, styles: [light + night, light, dark] }
  })
}

function renderColors({ root, dark }: ThemeVariables): [light: string, dark: string] {
  if (!dark) return ['', '']
  const colors = { root: pickColors(root), dark: { ...dark, root: pickColors(dark.root) } }
  const light = renderLightRules(colors)
  return [light, light + renderDarkRules(colors)]
}

/** The variables that blocks use. */
function pickColors(variables: Record<string, string>): Record<string, string> {
  const all = Object.entries(variables)
  return Object.fromEntries(all.filter(([name]) => /^--(?:color|plate|on)-?/.test(name)))
}

/** `:root` three times, for a higher specificity than the site's own rules. */
function renderPart(
  own: Record<string, string>,
  part: Record<string, string>,
  isPattern: boolean,
): string {
  const changed = Object.entries(part).filter(([name, value]) => own[name] !== value)
  // Also replaces a picture of the site.
  const pattern = isPattern ? `--pattern:${part['--pattern'] ?? 'none'};` : ''
  return `:root:root:root{${pattern}${changed.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
