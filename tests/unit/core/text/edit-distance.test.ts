import { describe, expect, it } from 'vitest'
import { countEdits } from '../../../../engine/core/text/edit-distance'

describe('the edit distance of two words', () => {
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
  ])('from %s to %s counts swapped letters as one edit', (one, other, edits) => {
    expect(countEdits(one, other)).toBe(edits)
  })
})
