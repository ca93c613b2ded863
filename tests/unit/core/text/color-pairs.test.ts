import { describe, expect, it } from 'vitest'
import {
  listDarkPairs,
  listLightPairs,
  writeContrast,
} from '../../../../engine/core/text/color-pairs'

describe('pairs of colours', () => {
  it('are those of text and its backgrounds, without missing colours', () => {
    const pairs = listLightPairs({ ink: '#000000', paper: '#FFFFFF', action: '#777777' })
    expect(pairs).toEqual([
      { text: 'ink', ground: 'paper', contrast: 21, isReadable: true },
      { text: 'action', ground: 'paper', contrast: expect.closeTo(4.478, 3), isReadable: false },
    ])
  })

  it('have text on light sections only in dark mode', () => {
    const colors = { ink: '#FFFFFF', paper: '#000000', inkText: '#FFFFFF' }
    expect(listDarkPairs(colors).map(({ text, ground }) => `${text} ${ground}`)).toEqual([
      'ink paper',
    ])
  })

  it('have a contrast that is never rounded up', () => {
    expect([4.478, 4.5, 21].map(writeContrast)).toEqual(['4.4 : 1', '4.5 : 1', '21.0 : 1'])
  })
})
