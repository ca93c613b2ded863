import { describe, expect, it } from 'vitest'
import { fitLogo } from '../../../../engine/ui/kit/BrandLogo'

describe('the size of a logo', () => {
  it.each([
    ['a small one', { width: 26, height: 26 }, { width: 26, height: 26 }],
    ['a wide one', { width: 800, height: 100 }, { width: 200, height: 25 }],
    ['a high one', { width: 60, height: 88 }, { width: 30, height: 44 }],
    ['one of unknown size', { width: undefined, height: 30 }, { width: undefined, height: 30 }],
  ])('of %s fits into a line of the header, and is never made larger', (_, size, shown) => {
    expect(fitLogo(size)).toEqual(shown)
  })
})
