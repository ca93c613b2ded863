import { describe, expect, it } from 'vitest'
import { explainLook, looksLike } from '../../../../../engine/node/lib/problems/look-alike'
import { findNearest, suggest } from '../../../../../engine/node/lib/problems/nearest'

describe('names that look the same', () => {
  it.each([
    ['cаrds', 'cards', 'a letter of another alphabet (U+0430)'],
    ['ο', 'o', 'a letter of another alphabet (U+03BF)'],
    ['he\u200Bro', 'hero', 'an invisible character (U+200B)'],
    ['\uFEFFhero', 'hero', 'an invisible character (U+FEFF)'],
    ['he\u00ADro', 'hero', 'an invisible character (U+00AD)'],
    ['cafe\u0301', 'café', 'have their accents in another form'],
    ['café', 'cafe\u0301', 'have their accents in another form'],
  ])('%j and %j', (written, meant, reason) => {
    expect(looksLike(written, meant)).toBe(true)
    expect(explainLook(written, meant)).toContain(reason)
    expect(findNearest(written, ['hellos', meant])).toEqual([meant])
    expect(suggest(written, [meant]).fix).toEqual({ from: written, to: meant })
  })

  it.each([
    ['cafe', 'café'],
    ['hero', 'hero'],
    ['heros', 'hero'],
    ['герой', 'hero'],
  ])('are not %j and %j', (written, meant) => expect(looksLike(written, meant)).toBe(false))
})
