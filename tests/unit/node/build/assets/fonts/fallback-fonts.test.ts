import { describe, expect, it } from 'vitest'
import { buildFallbackFonts } from '../../../../../../engine/node/build/assets/fonts/fallback-fonts'
import { INTER_FILE } from '../../../../../support/sites/fonts'

const INTER = { family: 'Inter', weight: '400 700', fallback: 'sans-serif' } as const

/** The width of each font face relative to its system font, in percent, keyed by weight. */
function readSizes(css: string): Record<string, number[]> {
  const sizes: Record<string, number[]> = {}
  for (const [face] of css.matchAll(/@font-face \{[^}]*\}/g)) {
    const weight = /font-weight: ([^;]+);/.exec(face)?.[1] ?? ''
    sizes[weight] = [...(sizes[weight] ?? []), Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1])]
  }
  return sizes
}

describe('the fallback fonts of a web font (R-092)', () => {
  it('are wider for bolder texts where the font has a range of weights', async () => {
    const { 400: regular = [], '500 599': bolder = [] } = readSizes(
      await buildFallbackFonts(INTER, INTER_FILE),
    )
    expect(regular).toHaveLength(3)
    expect(bolder).toHaveLength(3)
    for (const [index, size] of bolder.entries()) {
      const ratio = size / (regular[index] ?? 0)
      expect(ratio).toBeGreaterThan(1.01)
      expect(ratio).toBeLessThan(1.03)
    }
  })

  it('are one set for a font of one weight, or of few', async () => {
    for (const weight of ['400', '400 500'])
      expect(
        Object.keys(readSizes(await buildFallbackFonts({ ...INTER, weight }, INTER_FILE))),
      ).toEqual(['400'])
  })

  it('are bold themselves where a browser takes the bold font by the name of its family', async () => {
    for (const weight of ['600', '400 700']) {
      const css = await buildFallbackFonts({ ...INTER, weight }, INTER_FILE)
      const [bold] = /@font-face \{[^}]*local\("DejaVu Sans Bold"\)[^}]*\}/.exec(css) ?? []
      expect(bold).toContain('local("DejaVu Sans Bold"),local("DejaVu Sans")')
      expect(bold).toContain('font-weight: 600 900')
      const { 400: regular = [], '600 900': sizes = [] } = readSizes(css)
      expect(sizes).toHaveLength(1)
      // A bold system font is wider than the text that it replaces, which is even bolder.
      expect(sizes[0]).toBeLessThan((regular.at(-1) ?? 0) * 0.97)
    }
  })

  it('are system fonts, by distinct names', async () => {
    const css = await buildFallbackFonts({ ...INTER, fallback: 'serif' }, INTER_FILE)
    expect(css).toContain('local("Times New Roman"),local("Liberation Serif")')
    expect(css).not.toContain('url(')
    expect(css).toContain('"Inter fallback 3"')
  })
})
