import type { Settings, Theme } from '../../../../schemas/generated/types'
import { buildDarkColors, completeColors } from '../../../core/text/palette'
import { isFaint } from '../../lib/media/logo'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext } from '../facts/context'
import { LAYOUT_FILE, SETTINGS_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { FIRST_TONE } from '../facts/page-summary'
import type { SiteRule } from './rule'

interface Branded {
  tone?: unknown
  brand: { logo?: unknown; logoInverse?: unknown }
}

/** The dark sections, for which the site can provide a second logo. */
const DARK: ReadonlySet<string> = new Set(['ink', 'action'])

/** A logo contrasts with the section behind it. */
export const faintLogo: SiteRule = {
  name: 'faint-logo',
  severity: 'warning',
  scope: 'language',
  check(context) {
    const { before, after } = (context.shared.get(LAYOUT_FILE) ?? {}) as Record<string, unknown>
    const theme = readTheme(context)
    const world = { context, theme }
    return [
      ...listBranded(before, 'before').flatMap((one) =>
        reportFaint(one, listTopTones(one.block, world), world),
      ),
      ...listBranded(after, 'after').flatMap((one) =>
        reportFaint(one, listTones(one.block), world),
      ),
    ]
  },
}

interface World {
  context: CheckContext
  theme: Partial<Theme>
}

function readTheme({ shared }: CheckContext): Partial<Theme> {
  const settings = shared.get(SETTINGS_FILE) as Partial<Settings> | undefined
  return settings?.theme ?? {}
}

/**
 * The header covers a page's first section and uses its colours, unless the theme sets fixed
 * colours.
 */
function listTopTones(block: Branded, { theme, context: { pages } }: World): string[] {
  if (theme.headerTone === 'light') return ['paper']
  if (theme.headerTone === 'dark') return ['ink']
  const first = findMeaning([...pages.values()], FIRST_TONE)
  return [...new Set([...listTones(block), ...first.map(({ value }) => value)])]
}

function listTones({ tone }: Branded): string[] {
  return typeof tone === 'string' ? [tone] : []
}

function listBranded(blocks: unknown, list: string): { block: Branded; pointer: string }[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block, index) =>
    typeof block?.brand === 'object' && block.brand !== null
      ? [{ block: block as Branded, pointer: `/${list}/${index}/brand` }]
      : [],
  )
}

/** The background behind a logo. */
interface Ground {
  tone: string
  color: unknown
  isDark: boolean
  /** The text appended to the message. */
  when: string
}

/** The colours of dark mode are derived from these. */
const NEEDED = ['ink', 'paper', 'mist', 'action', 'accent', 'surface'] as const

/** Errors in the settings are reported elsewhere. */
function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
}

/** A light section has a different colour in dark mode. */
function listGrounds(tone: string, { colors, dark }: Partial<Theme>): Ground[] {
  const find = (palette: object) => (palette as Record<string, unknown>)[tone]
  if (!colors) return []
  const byDay = { tone, color: find(colors), isDark: DARK.has(tone), when: '' }
  const written = [...NEEDED.map((name) => colors[name]), ...Object.values(dark ?? {})]
  if (!dark || DARK.has(tone) || !written.every(isColor)) return [byDay]
  const night = buildDarkColors(completeColors(colors), dark)
  return [byDay, { tone, color: find(night), isDark: true, when: ' in dark mode' }]
}

function reportFaint(
  { block: { brand }, pointer }: { block: Branded; pointer: string },
  tones: string[],
  { context, theme }: World,
): RuleIssue[] {
  const grounds = tones.flatMap((name) => listGrounds(name, theme))
  return grounds.flatMap((ground) => {
    const own = ground.isDark && brand.logoInverse !== undefined ? 'logoInverse' : 'logo'
    const [logo, color] = [brand[own], ground.color]
    const path = context.assets.get(String(logo))
    if (path === undefined || !isColor(color)) return []
    if (!isFaint(path, color)) return []
    const message = `"${logo}" is hard to see on "${ground.tone}" (${color})${ground.when}.`
    const kind = ground.isDark ? 'light' : 'dark'
    const hint = `Add a ${kind} version of the logo as "${ground.isDark ? 'logoInverse' : 'logo'}".`
    return [{ file: LAYOUT_FILE, pointer: `${pointer}/${own}`, message, hint }]
  })
}
