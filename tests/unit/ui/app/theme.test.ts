import { describe, expect, it } from 'vitest'
import { buildThemeVariables } from '../../../../engine/ui/app/theme'
import type { Theme } from '../../../../schemas/generated/types'

const theme: Theme = {
  colors: {
    ...{ ink: '#0B1F33', paper: '#FBFAF7', mist: '#EEF1F4', action: '#0F6E6E', accent: '#B08D3C' },
    ...{ surface: '#FFFFFF', success: '#1B7F4B', error: '#B3261E', warning: '#9A5B00' },
    info: '#1F5FA8',
  },
  fonts: {},
  radius: { control: 6, card: 10 },
  headingSize: 'normal',
  headingCase: 'normal',
  headingTracking: 'normal',
  cards: 'outlined',
  buttons: 'filled',
  pictures: 'plain',
  width: 'normal',
  sections: 'spaced',
  density: 'normal',
  headerTone: 'section',
  ranges: 'hyphen',
  pattern: 'none',
}

describe('the variables of a theme', () => {
  it('say what is usual where the theme says nothing', () => {
    const { root, dark } = buildThemeVariables(theme)
    expect(dark).toBeUndefined()
    expect(root).toMatchObject({
      '--heading-scale': '1',
      '--density': '1',
      '--radius-button': '6px',
      '--radius-picture': '10px',
    })
    expect(root).not.toHaveProperty('--pattern')
  })

  it('follow what it says', () => {
    const radius = { control: 2, card: 20, button: 999, picture: 0 }
    const own = { headingSize: 'large', density: 'compact', pattern: 'contour', radius } as const
    expect(buildThemeVariables({ ...theme, ...own }).root).toMatchObject({
      '--heading-scale': '1.15',
      '--density': '.7',
      '--radius-button': '999px',
      '--radius-picture': '0px',
      '--pattern': expect.stringMatching(/^url\("data:image\/svg\+xml,/),
    })
  })
})

describe('the weights of texts', () => {
  const readWeights = (fonts: Theme['fonts']) => {
    const { root } = buildThemeVariables({ ...theme, fonts })
    return ['heading', 'strong', 'medium'].map((name) => root[`--${name}-weight`])
  }
  const font = (weight: string, src?: string) =>
    ({ family: 'A', fallback: 'serif', weight, src }) as const
  const file = '/assets/a.woff2'

  it('are those that the theme declares for its font files', () => {
    const body = font('400 550', file)
    expect(readWeights({ body, heading: font('700', file) })).toEqual(['700', '550', '500'])
    expect(readWeights({ body: font('400', file) })).toEqual(['400', '400', '400'])
  })

  it('are the usual ones in the fonts of the system', () => {
    expect(readWeights({})).toEqual(['600', '600', '500'])
    expect(readWeights({ body: font('400') })).toEqual(['600', '600', '500'])
  })
})

describe('the variables of the dark', () => {
  const { root, dark } = buildThemeVariables({ ...theme, dark: { paper: '#101418' } })

  it('are only those that differ, and have the colours that the site names', () => {
    expect(dark?.root['--color-paper']).toBe('#101418')
    expect(dark?.root).not.toHaveProperty('--font-body')
    expect(dark?.root).not.toHaveProperty('--mantine-radius-sm')
  })

  it('give dark bands the colours back that they have by day', () => {
    for (const name of ['ink', 'paper', 'mist', 'surface', 'action', 'accent', 'muted', 'line']) {
      expect(dark?.bands[`--color-${name}`], name).toBe(root[`--color-${name}`])
    }
  })

  it("bring Mantine's components along", () => {
    expect(dark?.root['--mantine-color-white']).toBe(dark?.root['--color-surface'])
    expect(dark?.root['--mantine-color-black']).toBe(dark?.root['--color-ink'])
    expect(dark?.root['--mantine-color-gray-0']).toBe(dark?.root['--color-mist'])
    expect(dark?.root['--mantine-color-gray-9']).toBe(dark?.root['--color-ink'])
  })
})
