import { readFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildSubset,
  cacheDerived,
  listCharacters,
  renderUnicodeRange,
} from '../../../../../../engine/node/build/assets/fonts/font-subset'
import { INTER_FILE } from '../../../../../support/sites/fonts'

describe('renderUnicodeRange', () => {
  it('has neighbours as one range, in order, each once', () => {
    expect(renderUnicodeRange('cabé’ca')).toBe('U+61-63,U+E9,U+2019')
    expect(renderUnicodeRange('😀')).toBe('U+1F600')
  })
})

describe('listCharacters', () => {
  it('has what a font can show, and nothing else', async () => {
    const all = await listCharacters(readFileSync(INTER_FILE))
    expect(all).toContain('~')
    expect(all).toContain('é')
    expect(all).not.toContain('ł')
    expect(all).not.toContain('م')
    const part = await buildSubset({
      font: readFileSync(INTER_FILE),
      characters: 'aé',
      weight: '400',
    })
    expect(await listCharacters(part)).toBe('aé')
  })
})

describe('buildSubset', () => {
  const font = readFileSync(INTER_FILE)

  it('is a smaller font, and the same for the same characters', async () => {
    const options = { font, characters: 'abc', weight: '400 700' }
    const subset = await buildSubset(options)
    expect(Buffer.from(subset.subarray(0, 4)).toString()).toBe('wOF2')
    expect(subset.length).toBeLessThan(font.length / 4)
    expect(await buildSubset(options)).toEqual(subset)
  })

  it('is larger with more characters', async () => {
    const few = await buildSubset({ font, characters: 'abc', weight: '400 700' })
    const more = await buildSubset({ font, characters: 'abcdefghij', weight: '400 700' })
    expect(more.length).toBeGreaterThan(few.length)
  })
})

describe('the part of a font for a script whose letters join', () => {
  // https://learn.microsoft.com/typography/script-development/arabic
  it('keeps the forms of letters within words', async () => {
    const { convert } = await import('fontverter')
    const font = readFileSync('examples/news/assets/fonts/vazirmatn.woff2')
    const part = await buildSubset({ font, characters: 'هدار', weight: '400 700' })
    const sfnt = Buffer.from(await convert(Buffer.from(part), 'sfnt')).toString('latin1')
    for (const form of ['init', 'medi', 'fina']) expect(sfnt).toContain(form)
  })
})

describe('cacheDerived', () => {
  it('lets no font be overwritten by another that is read at the same time', async () => {
    const { convert } = await import('fontverter')
    const fonts = ['figtree', 'young-serif'].map((name) =>
      readFileSync(`examples/bakery/assets/fonts/${name}.woff2`),
    )
    const alone: Buffer[] = []
    for (const font of fonts) alone.push(await convert(font, 'sfnt'))
    for (let round = 0; round < 4; round++) {
      const files = await Promise.all(
        fonts.map((font, index) =>
          cacheDerived(`test-${process.pid}-${round}-${index}.sfnt`, () => convert(font, 'sfnt')),
        ),
      )
      const together = files.map((file) => readFileSync(file))
      for (const file of files) rmSync(file)
      expect(together.map((font, index) => alone[index]?.equals(font))).toEqual([true, true])
    }
  })
})
