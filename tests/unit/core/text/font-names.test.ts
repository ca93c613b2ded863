import { expect, it } from 'vitest'
import { nameFallbackFonts } from '../../../../engine/core/text/font-names'

it('names the fallback fonts of a font after it, each differently', () => {
  expect(nameFallbackFonts('Inter')).toEqual([
    'Inter fallback',
    'Inter fallback 2',
    'Inter fallback 3',
  ])
})
