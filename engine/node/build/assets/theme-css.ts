import type { Theme } from '../../../../schemas/generated/types'
import { quoteCss } from '../../../core/text/css-string'
import { escapeHtml } from '../../../core/text/escape'
import type { ThemeModule, ThemeVariables } from '../../bundle/server-module'
import { isFaint } from '../../lib/media/logo'
import type { ServedAsset } from './resources'

type Variables = Record<string, string>

export interface ThemeOptions {
  theme: Theme
  assets: ReadonlyMap<string, Pick<ServedAsset, 'href' | 'source'>>
  buildThemeVariables: ThemeModule['buildThemeVariables']
  /** The style sheets of all blocks. Without them, all variables are written. */
  styles?: string
}

/** The part of the site's theme that is in every document. */
export interface ThemeParts {
  css: string
  /** Announces dark mode before any styles are read. Empty if the site has none. */
  tags: string
}

export function buildThemeParts({
  theme,
  assets,
  buildThemeVariables,
  styles,
}: ThemeOptions): ThemeParts {
  const variables = buildThemeVariables(theme)
  const pattern = assets.get(theme.patternPicture ?? '')
  const root = {
    ...variables.root,
    ...(pattern && { '--pattern': `url(${quoteCss(pattern.href)})` }),
  }
  const { sections, dark } = variables
  return {
    css:
      renderThemeCss({ root, sections, dark }, styles) +
      (dark ? renderPlates([...assets.values()], dark) : ''),
    tags: renderSchemeTags(variables, theme),
  }
}

/** Pictures in these formats may be transparent. */
const TRANSPARENT = /\.(?:svg|png)$/i

/** In dark mode, pictures without enough contrast get the light background that they are made for. */
function renderPlates(
  assets: Pick<ServedAsset, 'href' | 'source'>[],
  dark: NonNullable<ThemeVariables['dark']>,
): string {
  const ground = dark.root['--color-paper'] ?? ''
  const faint = assets.filter(({ source }) => TRANSPARENT.test(source) && isFaint(source, ground))
  if (faint.length === 0) return ''
  const sources = faint.map(({ href }) => `[src$=${quoteCss(href)}]`)
  return (
    '@media screen and (prefers-color-scheme:dark){' +
    `main img:is(${sources}){background:var(--plate);box-shadow:0 0 0 .5rem var(--plate)}}`
  )
}

/**
 * The rules of a theme. Dark mode applies to screens only, because paper is white. The rules come
 * before all other styles, so their selectors have a higher specificity.
 */
export function renderThemeCss({ root, sections, dark }: ThemeVariables, styles?: string): string {
  const used = findUsed([root, sections, dark?.root ?? {}], styles)
  const shapes = renderSectionRules(sections)
  if (!dark) return `:root{${renderVariables(root, used)}}${shapes}`
  return (
    `:root{color-scheme:light;${renderVariables(root, used)}}${shapes}` +
    `@media screen and (prefers-color-scheme:dark){${renderDarkRules({ dark, used })}}`
  )
}

/** Each section has these properties of its own, because they refer to its colours. */
export function renderSectionRules(sections: Variables): string {
  if (Object.keys(sections).length === 0) return ''
  return `:root:root,:root [data-tone]{${renderVariables(sections)}}`
}

/** The rules of a theme in light mode, independent of the system's setting. */
export function renderLightRules({
  root,
  dark,
}: Required<Omit<ThemeVariables, 'sections'>>): string {
  const again = (names: object) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, root[name] ?? BY_DAY[name] ?? 'initial']),
    )
  return (
    `:root{color-scheme:light;${renderVariables(root)}}:root:root,:root :is(${LIGHT}){` +
    `${renderVariables(again(dark.root))}}:root :is(${BANDS}){${renderVariables(again(dark.bands))}}`
  )
}

/** The colours that `global.css` applies to light sections. */
const BY_DAY: Variables = { '--on-light': 'block', '--on-dark': 'none' }

const LIGHT = '[data-tone="paper"],[data-tone="mist"]'
const BANDS = '[data-tone="ink"],[data-tone="action"]'

/** The rules of a theme in dark mode, independent of the system's setting. */
export function renderDarkRules({
  dark,
  used,
}: {
  dark: NonNullable<ThemeVariables['dark']>
  used?: ReadonlySet<string>
}): string {
  return (
    `:root{color-scheme:dark}:root:root,:root :is(${LIGHT}){${renderVariables(dark.root, used)}}` +
    `:root :is(${BANDS}){${renderVariables(dark.bands, used)}}`
  )
}

function renderVariables(variables: Variables, used?: ReadonlySet<string>): string {
  return Object.keys(variables)
    .filter((name) => !used || used.has(name))
    .sort()
    .map((name) => `${name}:${variables[name]}`)
    .join(';')
}

/** Documents declare the light scheme, so Mantine's own rules for dark mode never apply. */
const NEVER = /data-mantine-color-scheme=["']?dark/

const USE = /var\(\s*(--[\w-]+)/g

/**
 * The variables that the styles use, directly or through others: the theme defines several hundred.
 */
function findUsed(sets: Variables[], styles: string | undefined): Set<string> | undefined {
  if (styles === undefined) return undefined
  const used = new Set<string>()
  const visit = (css: string): void => {
    for (const [, name] of css.matchAll(USE)) {
      if (name === undefined || used.has(name)) continue
      const values = sets.flatMap((set) => set[name] ?? [])
      if (values.length > 0) used.add(name)
      for (const value of values) visit(value)
    }
  }
  for (const rule of styles.split('}')) if (!NEVER.test(rule)) visit(rule)
  return used
}

/**
 * Gives the browser's window the header's colour: https://html.spec.whatwg.org/#meta-color-scheme,
 * https://html.spec.whatwg.org/#meta-theme-color
 */
function renderSchemeTags({ root, dark }: ThemeVariables, { headerTone }: Theme): string {
  if (!dark) return ''
  const renderColor = (scheme: string, color = '') =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${escapeHtml(color)}">`
  const [light, deep] =
    headerTone === 'dark'
      ? [root['--color-ink'], dark.bands['--color-ink']]
      : [root['--color-paper'], dark.root['--color-paper']]
  return `${SCHEME_TAG}${renderColor('light', light)}${renderColor('dark', deep)}`
}

/** Declares that a document supports both schemes. */
export const SCHEME_TAG = '<meta name="color-scheme" content="light dark">'
