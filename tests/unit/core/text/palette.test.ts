import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mixColors, resolveContrast } from '../../../../engine/core/text/contrast'
import { buildDarkColors, completeColors } from '../../../../engine/core/text/palette'
import type { ThemeColors } from '../../../../schemas/generated/types'

const COLORS: ThemeColors = {
  ...{ ink: '#0B1F33', paper: '#FBFAF7', mist: '#EEF1F4', action: '#0F6E6E', accent: '#B08D3C' },
  ...{ surface: '#FFFFFF', success: '#1B7F4B', error: '#B3261E', warning: '#9A5B00' },
  info: '#1F5FA8',
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Any colours, except that a light theme's backgrounds are light and its text is dark. */
const themes = fc
  .record({ ink: color, paper: color, mist: color, surface: color, action: color, accent: color })
  .map(({ ink, paper, mist, surface, ...others }) => ({
    ...COLORS,
    ...others,
    ink: mixColors(ink, '#000000', 0.7),
    paper: mixColors(paper, '#FFFFFF', 0.85),
    mist: mixColors(mist, '#FFFFFF', 0.8),
    surface: mixColors(surface, '#FFFFFF', 0.85),
  }))

const leastOn = (text: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => resolveContrast(text, ground)))

describe('the colours that a theme omits', () => {
  it('can be read on what they stand on, whatever the theme', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const { muted, inkText, actionOnInk, ...all } = completeColors(theme)
        expect(leastOn(muted, [all.paper, all.mist, all.surface])).toBeGreaterThanOrEqual(4.5)
        for (const text of [inkText, actionOnInk]) {
          expect(leastOn(text, [all.ink, all.inkDeep])).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('are those that it names where it names them', () => {
    const given = { ...COLORS, muted: '#AAAAAA', inkText: '#222222', actionOnInk: '#333333' }
    expect(completeColors(given)).toMatchObject(given)
  })

  it('are mixed of the others where these can be read', () => {
    expect(completeColors(COLORS)).toMatchObject({
      muted: mixColors(COLORS.ink, COLORS.paper, 0.28),
      line: mixColors(COLORS.ink, COLORS.paper, 0.84),
      inkText: mixColors(COLORS.paper, COLORS.ink, 0.16),
    })
  })
})

describe('the colours of the dark', () => {
  const TEXTS = ['ink', 'muted', 'action', 'success', 'error', 'warning', 'info'] as const

  it('can be read on dark grounds, whatever the theme', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const dark = buildDarkColors(completeColors(theme), {})
        const grounds = [dark.paper, dark.mist, dark.surface]
        for (const ground of grounds) {
          expect(resolveContrast(ground, '#FFFFFF')).toBeGreaterThan(
            resolveContrast(ground, '#000000'),
          )
        }
        for (const name of TEXTS) expect(leastOn(dark[name], grounds)).toBeGreaterThanOrEqual(4.5)
        expect(leastOn(dark.accent, grounds)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('are dark for a theme whose page is dark by day, too', () => {
    const night = { ...COLORS, ink: COLORS.paper, paper: COLORS.ink, mist: '#102840' }
    const dark = buildDarkColors(completeColors(night), {})
    expect(resolveContrast(dark.paper, '#000000')).toBeLessThan(2)
    expect(resolveContrast(dark.ink, dark.paper)).toBeGreaterThan(10)
  })

  it('fit the grounds that a site chooses, and are those that it names', () => {
    const given = { paper: '#303030', mist: '#383838', surface: '#404040', muted: '#777777' }
    const dark = buildDarkColors(completeColors(COLORS), given)
    expect(dark).toMatchObject(given)
    expect(leastOn(dark.action, ['#303030', '#383838', '#404040'])).toBeGreaterThanOrEqual(4.5)
  })
})
