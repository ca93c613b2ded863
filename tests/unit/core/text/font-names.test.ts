import { expect, it } from 'vitest'
import { nameStandIns } from '../../../../engine/core/text/font-names'

it('names the stand-ins of a font after it, each differently', () => {
  expect(nameStandIns('Inter')).toEqual(['Inter fallback', 'Inter fallback 2', 'Inter fallback 3'])
})
