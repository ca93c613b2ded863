import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../../../../engine/core/text/fold-text'

/** Latin letters, except phonetic letters and the Catalan ŀ, which counts as an l and a dot. */
const LATIN = /[À-ľŁ-ɏḀ-ỿ]/

describe('a folded text', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ZÜRICH', 'zurich'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Ærø', 'aero'],
    ['Đà Nẵng', 'da nang'],
    ['İstanbul Işıklı', 'istanbul isikli'],
    ['Œuvre', 'oeuvre'],
    ['Þór Guðmundsson', 'thor gudmundsson'],
    ['Şəki', 'seki'],
    ['Ｆｉｎｅ oﬃce, 10 m²', 'fine office, 10 m2'],
    ['Women’s', "women's"],
    ['Donau\u00ADdampf', 'donaudampf'],
    ['Έλληνας', 'ελληνασ'],
    ['ΣΑΣ', 'σασ'],
    ['Ёлка', 'елка'],
    ['مُحَمَّد', 'محمد'],
    ['الأردن', 'الاردن'],
    ['آسیا', 'اسيا'],
    ['שָׁלוֹם', 'שלום'],
  ])('of %s is %s (R-231)', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each([
    ['мой', 'мои'],
    ['が', 'か'],
    ['ポ', 'ホ'],
    ['한국', '하구'],
    ['कि', 'क'],
    ['हिन्दी', 'हनद'],
    ['ก่อน', 'กอน'],
    ['வீடு', 'வட'],
  ])('keeps the accents that make %s another word than %s (R-231)', (text, other) => {
    for (const form of ['NFC', 'NFD'] as const) {
      expect(foldText(text.normalize(form))).toBe(text)
      expect(foldText(other.normalize(form))).toBe(other)
    }
  })

  it('has the letter from a to z that the collation of Unicode compares as equal (R-231)', () => {
    const { compare } = new Intl.Collator('und', { sensitivity: 'base' })
    const letters = Array.from({ length: 0x1f00 - 0xc0 }, (_, at) => String.fromCharCode(at + 0xc0))
    const plain = [...'abcdefghijklmnopqrstuvwxyz']
    const pairs = letters
      .filter((letter) => LATIN.test(letter))
      .flatMap((letter) => {
        const same = plain.find((one) => compare(letter, one) === 0)
        return same === undefined ? [] : [[letter, same]]
      })
    expect(pairs.length).toBeGreaterThan(400)
    expect(pairs.map(([letter = '']) => [letter, foldText(letter)])).toEqual(pairs)
  })

  it('is the same for each form of a text, and folded already (R-231)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
          expect(foldText(text.normalize(form))).toBe(folded)
        }
      }),
    )
  })
})
