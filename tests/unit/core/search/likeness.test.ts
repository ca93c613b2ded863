import { describe, expect, it } from 'vitest'
import { compareToAny, compareWords, splitWords } from '../../../../engine/core/search/likeness'

describe('the words of a text', () => {
  it.each([
    ['Opening__Hours!', ['opening', 'hours']],
    ['a loaf of rye', ['loaf', 'rye']],
    ['Crème brûlée 24/7', ['creme', 'brulee', '24', '7']],
    ['北京', ['北京']],
    ['', []],
  ])('of %s are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('a word', () => {
  it.each([
    ['loan', 'loan'],
    ['loan', 'loans'],
    ['laons', 'loans'],
    ['sourdugh', 'sourdough'],
    ['bank', 'banking'],
    ['investments', 'invest'],
  ])('%s is like %s', (asked, word) => {
    expect(compareWords(asked, word)).toBeGreaterThan(0)
    expect(compareWords(word, asked)).toBe(compareWords(asked, word))
  })

  it.each([
    ['nope', 'banknotes'],
    ['nope', 'open'],
    ['rye', 'dye'],
    ['map', 'maple'],
    ['team', 'ecosystem'],
    ['', 'word'],
  ])('%s is not like %s', (asked, word) => {
    expect(compareWords(asked, word)).toBe(0)
  })

  it('is most like itself, then like one misspelt, then like its other forms', () => {
    const [same = 0, misspelt = 0, form = 0] = ['bread', 'braed', 'breadcrumbs'].map((word) =>
      compareWords(word, 'bread'),
    )
    expect(same).toBeGreaterThan(misspelt)
    expect(misspelt).toBeGreaterThan(form)
    expect(compareToAny('bread', ['rye', 'breads', 'bread'])).toBe(same)
    expect(compareToAny('bread', [])).toBe(0)
  })
})
