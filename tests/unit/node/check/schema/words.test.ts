import { describe, expect, it } from 'vitest'
import { findWords } from '../../../../../engine/node/check/schema/words'

const german = new Map([['Close', 'Schließen']])
const swiss = new Map([['Close', 'Schliessen']])
const all = new Map([
  ['de', german],
  ['de-ch', swiss],
])

describe('the words of a language', () => {
  it.each([
    ['de', german],
    ['de-AT', german],
    ['DE', german],
    ['de-CH', swiss],
    ['de-CH-1996', swiss],
    ['en', undefined],
    ['d', undefined],
    ['den', undefined],
    ['', undefined],
  ])('"%s"', (language, words) => {
    expect(findWords(all, language)).toBe(words)
  })
})
