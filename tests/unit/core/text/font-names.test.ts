import { expect, it } from 'vitest'
import { listFallbackFonts } from '../../../../engine/core/text/font-names'

it('names the fallback fonts of a font after it, each differently', () => {
  expect(listFallbackFonts('Inter')).toEqual([
    'Inter fallback',
    'Inter fallback 2',
    'Inter fallback 3',
  ])
})
