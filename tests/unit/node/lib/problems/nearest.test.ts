import { describe, expect, it } from 'vitest'
import {
  createNearest,
  findNearest,
  listSome,
  renderSuggestion,
  suggest,
} from '../../../../../engine/node/lib/problems/nearest'

describe('the nearest word (R-338)', () => {
  it.each([
    ['heroo', 'hero'],
    ['titel', 'title'],
    ['HERO', 'hero'],
    ['constructor', undefined],
    ['x', undefined],
    ['', undefined],
  ])('to %s is %s', (word, nearest) => {
    expect(findNearest(word, ['hero', 'title', 'cards'])).toEqual(
      nearest === undefined ? [] : [nearest],
    )
  })

  it('is the one with the fewest letters changed; there may be several', () => {
    expect(findNearest('cart', ['card', 'carts', 'care'])).toEqual(['card', 'carts', 'care'])
    expect(findNearest('links', ['lines', 'linka', 'link'])).toEqual(['lines', 'linka', 'link'])
  })

  it('is not looked for without end', () => {
    const find = createNearest(['word'])
    for (let number = 0; number < 500; number += 1) find(`unlike-${number}`)
    expect(find('wrod')).toEqual([])
  })

  it('is a certain fix where one letter is changed, and not where none is', () => {
    expect(suggest('heroo', ['hero']).fix).toEqual({ from: 'heroo', to: 'hero' })
    expect(suggest('hero', ['hero']).fix).toBeUndefined()
  })

  it('is offered as a question', () => {
    expect(renderSuggestion(['hero'], 'Otherwise.')).toBe('Did you mean "hero"?')
    expect(renderSuggestion(['a', 'b', 'c', 'd'])).toBe('Did you mean "a", "b" or "c"?')
    expect(renderSuggestion([], 'Otherwise.')).toBe('Otherwise.')
  })

  it('is one of a list that is cut after twenty names', () => {
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`)
    expect(listSome(names)).toBe(`${names.slice(0, 20).join(', ')} and 10 more`)
    expect(listSome(names.slice(0, 21))).toBe(names.slice(0, 21).join(', '))
  })
})
