import { describe, expect, it } from 'vitest'
import {
  createNearest,
  findNearest,
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
    expect(renderSuggestion('hero', 'There is more.')).toBe('Did you mean "hero"? There is more.')
    expect(renderSuggestion(undefined)).toBeUndefined()
  })
})
