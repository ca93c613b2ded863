import { describe, expect, it } from 'vitest'
import { resolveContrast, resolveReadable } from '../../../../engine/core/text/contrast'

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#AA0000', '#AA0000', 1],
  ])('of %s and %s is %d, either way round', (one, other, contrast) => {
    expect(resolveContrast(one, other)).toBeCloseTo(contrast, 2)
    expect(resolveContrast(other, one)).toBeCloseTo(contrast, 2)
  })
})

describe('a readable shade', () => {
  it('is darker on light grounds and lighter on dark ones', () => {
    expect(resolveReadable('#999999', ['#FFFFFF', '#EEEEEE'], 4.5)).toBe('#6B6B6B')
    expect(resolveReadable('#667799', ['#223355'], 4.5)).toBe('#919DB6')
  })

  it('is not there for grounds of which no colour differs enough', () => {
    expect(resolveReadable('#999999', ['#777777', '#FFFFFF', '#000000'], 4.5)).toBeUndefined()
  })
})
