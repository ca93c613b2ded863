import { expect, it } from 'vitest'
import { parseWeights, pickWeight } from '../../../../engine/core/text/font-weights'

it.each([
  ['600', 600, 600],
  ['400', 600, 400],
  ['700', 600, 700],
  ['400 700', 600, 600],
  ['700 400', 600, 600],
  ['300 500', 600, 500],
  ['800 900', 600, 800],
])('of a font with "%s", %i becomes %i', (declared, wanted, weight) => {
  expect(pickWeight(parseWeights(declared), wanted)).toBe(weight)
})
