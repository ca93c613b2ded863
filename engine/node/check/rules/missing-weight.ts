import type { Settings, Theme, ThemeFont } from '../../../../schemas/generated/types'
import { parseWeights, pickWeight } from '../../../core/text/font-weights'
import { inspectAsset } from '../../lib/media/inspect-asset'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext } from '../facts/context'
import { SETTINGS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** Font files contain the weights that the theme declares. */
export const missingWeight: SiteRule = {
  name: 'missing-weight',
  severity: 'warning',
  scope: 'site',
  check(context) {
    const { theme, locales } = (context.shared.get(SETTINGS_FILE) ?? {}) as Partial<Settings>
    const ofLocales = Array.isArray(locales) ? locales : []
    return [
      ...checkFonts(context, theme?.fonts, '/theme/fonts'),
      ...ofLocales.flatMap((locale, index) =>
        checkFonts(context, locale?.fonts, `/locales/${index}/fonts`),
      ),
    ]
  },
}

function checkFonts(
  context: CheckContext,
  fonts: Theme['fonts'] | undefined,
  pointer: string,
): RuleIssue[] {
  return (['body', 'heading'] as const).flatMap((name) => {
    const font: Partial<ThemeFont> | undefined = fonts?.[name]
    return font ? checkFont(context, font, `${pointer}/${name}/weight`) : []
  })
}

function checkFont(
  { assets }: CheckContext,
  { src = '', weight }: Partial<ThemeFont>,
  pointer: string,
): RuleIssue[] {
  const path = assets.get(src)
  const { weights } = path === undefined ? {} : inspectAsset(path)
  // The settings may have errors that are reported elsewhere.
  if (!weights || typeof weight !== 'string' || !/^[\d ]+$/.test(weight)) return []
  const declared = parseWeights(weight)
  const nearest = declared.map((one) => pickWeight(weights, one))
  if (nearest.every((one, index) => one === declared[index])) return []
  const message = `"${src}" does not have ${weight.includes(' ') ? 'all weights of ' : 'the weight '}"${weight}".`
  const meant = renderWeights(nearest, ' ')
  const hint = `Write "weight": "${meant}". The font has ${renderWeights(weights, ' to ')}.`
  const fixes = [{ kind: 'property', name: 'weight', value: meant, outer: true } as const]
  return [{ file: SETTINGS_FILE, pointer, message, hint, fixes }]
}

function renderWeights(weights: number[], between: string): string {
  return [...new Set(weights)].join(between)
}
