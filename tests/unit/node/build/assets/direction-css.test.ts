import { describe, expect, it } from 'vitest'
import { renderDirectionCss } from '../../../../../engine/node/build/assets/direction-css'

describe('the styles of a direction', () => {
  it.each(['en', 'de-AT', 'ja', 'az'])('are none in %s', (language) => {
    expect(renderDirectionCss(language)).toBe('')
  })

  it.each([
    'ar',
    'ar-EG',
    'he',
    'fa',
    'az-Arab',
  ])('turn around what does not by itself in %s', (language) => {
    expect(renderDirectionCss(language)).toContain('--flip:-1')
  })
})
