import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cacheUncompressed } from '../../../../../../engine/node/build/assets/fonts/font-subset'
import { loadTextMeasure } from '../../../../../../engine/node/build/assets/fonts/measure-text'

const read = (name: string) =>
  cacheUncompressed(readFileSync(`examples/news/assets/fonts/${name}.woff2`))
const BODY = { font: 'body', weight: 500 } as const

describe('loadTextMeasure', () => {
  it('measures with the weight of a variable font', async () => {
    const measure = await loadTextMeasure({
      body: { file: await read('public-sans'), weight: '100 900' },
    })
    const [regular, bold] = [400, 800].map((weight) => measure('Treatments', { ...BODY, weight }))
    // The word's layout in Chromium 140 with this font.
    expect(regular).toBeCloseTo(5.0, 0)
    expect(bold).toBeGreaterThan((regular ?? 0) * 1.03)
  })

  it('shapes letters that join', async () => {
    const measure = await loadTextMeasure({
      body: { file: await read('vazirmatn'), weight: '400 700' },
    })
    const apart = [...'المنتجات'].reduce((sum, letter) => sum + measure(letter, BODY), 0)
    expect(measure('المنتجات', BODY)).toBeLessThan(apart * 0.9)
  })

  it('estimates system fonts, and characters that a font lacks, by their kind', async () => {
    const estimate = await loadTextMeasure({})
    expect(estimate('', BODY)).toBe(0)
    expect(estimate('東京', BODY)).toBe(2)
    expect(estimate('illi', BODY)).toBeLessThan(estimate('mwmw', BODY) / 2)
    const measure = await loadTextMeasure({
      body: { file: await read('vazirmatn'), weight: '400 700' },
    })
    expect(measure('東京', BODY)).toBe(2)
  })
})
