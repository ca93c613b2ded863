import { describe, expect, it } from 'vitest'
import { countSlips } from '../../../../engine/core/text/slips'

describe('the slips between two words', () => {
  it.each([
    ['hero', 'hero', 0],
    ['HERO', 'hero', 0],
    ['héro', 'he\u0301ro', 0],
    ['Strasse', 'Straße', 0],
    ['heroo', 'hero', 1],
    ['hreo', 'hero', 1],
    ['ehro', 'hero', 1],
    ['hoer', 'hero', 2],
    ['', 'hero', 4],
  ])('from %s to %s are counted, two letters in the wrong order as one', (one, other, slips) => {
    expect(countSlips(one, other)).toBe(slips)
  })
})
