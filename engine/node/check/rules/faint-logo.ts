import type { Settings } from '../../../../schemas/generated/types'
import { isFaint } from '../../assets/logo'
import type { RuleIssue } from '../../problems/problem'
import type { CheckContext } from '../facts/context'
import { LAYOUT_FILE, SETTINGS_FILE } from '../facts/context'
import { findReferences } from '../facts/find-references'
import { FIRST_TONE } from '../facts/page-digest'
import type { SiteRule } from './rule'

interface Branded {
  tone?: unknown
  brand: { logo?: unknown; logoInverse?: unknown }
}

/** The dark bands, for which a logo of its own may be given. */
const DARK: ReadonlySet<string> = new Set(['ink', 'action'])

/** A logo can be told from the band that it stands on. */
export const faintLogo: SiteRule = {
  name: 'faint-logo',
  severity: 'warning',
  scope: 'site',
  check(context) {
    const { before, after } = (context.shared.get(LAYOUT_FILE) ?? {}) as Record<string, unknown>
    const colors = readColors(context)
    // The top of a page lies over its first band, and takes the colours of that.
    const tones = listFirstTones(context)
    return [
      ...listBranded(before, 'before').flatMap((one) => tellFaint(one, tones, { context, colors })),
      ...listBranded(after, 'after').flatMap((one) => tellFaint(one, [], { context, colors })),
    ]
  },
}

interface World {
  context: CheckContext
  colors: Record<string, unknown>
}

function readColors({ shared }: CheckContext): Record<string, unknown> {
  const settings = shared.get(SETTINGS_FILE) as Partial<Settings> | undefined
  return (settings?.theme?.colors ?? {}) as unknown as Record<string, unknown>
}

function listFirstTones({ pages }: CheckContext): string[] {
  const tones = findReferences([...pages.values()], ({ meaning }) => meaning === FIRST_TONE)
  return [...new Set(tones.map(({ value }) => value))]
}

function listBranded(blocks: unknown, list: string): { block: Branded; pointer: string }[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block, index) =>
    typeof block?.brand === 'object' && block.brand !== null
      ? [{ block: block as Branded, pointer: `/${list}/${index}/brand` }]
      : [],
  )
}

function tellFaint(
  { block: { tone, brand }, pointer }: { block: Branded; pointer: string },
  further: string[],
  { context, colors }: World,
): RuleIssue[] {
  const tones = [...new Set([...(typeof tone === 'string' ? [tone] : []), ...further])]
  return tones.flatMap((ground) => {
    const own = DARK.has(ground) && brand.logoInverse !== undefined ? 'logoInverse' : 'logo'
    const [logo, color] = [brand[own], colors[ground]]
    const path = context.assets.get(String(logo))
    if (path === undefined || !/^#[\da-f]{6}$/i.test(String(color))) return []
    if (!isFaint(path, String(color))) return []
    const message = `"${logo}" is hard to see on "${ground}" (${color}).`
    const kind = DARK.has(ground) ? 'light' : 'dark'
    const hint = `Add a ${kind} logo as "${DARK.has(ground) ? 'logoInverse' : 'logo'}" beside it.`
    return [{ file: LAYOUT_FILE, pointer: `${pointer}/${own}`, message, hint }]
  })
}
