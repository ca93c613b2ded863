import { describe, expect, it } from 'vitest'
import {
  hasPhrase,
  hasSpacedWords,
  isPointing,
  namesSomething,
  shareWord,
} from '../../../../../engine/node/check/facts/telling-words'

describe('two texts share a word', () => {
  it.each([
    ['See the reserves', 'Reserve management'],
    ['See operations', 'Operating the platform'],
    ['Company policies', 'One policy'],
    ['Brotpreise ansehen', 'Unsere Preise'],
    ['See the API', 'The API, in full'],
    ['Basel III', 'III ways'],
    ['IFRS 9', 'What changes with 9 entries'],
    ['Über uns', 'Über die Bäckerei'],
  ])('when forms of one are in both: %s, %s', (one, other) => {
    expect(shareWord(one, other)).toBe(true)
    expect(shareWord(other, one)).toBe(true)
  })

  it.each([
    ['See market operations', 'Treasury'],
    ['Learn more about it', 'More about it'],
    ['See it all', 'All of it'],
    ['the api', 'An api'],
  ])('but not when small words or pointing ones are: %s, %s', (one, other) => {
    expect(shareWord(one, other)).toBe(false)
  })
})

describe('a link', () => {
  it('points when it has no other words', () => {
    const pointing = [
      'Read more',
      'Click here',
      'MORE',
      'See all the details',
      'Learn more about it',
    ]
    expect(pointing.filter((words) => !isPointing(words))).toEqual([])
    const telling = ['Read more about bread', 'See our map', 'About us', 'Apply', '']
    expect(telling.filter(isPointing)).toEqual([])
  })

  it('names something unless it only asks for something to be done', () => {
    expect(['Apply', 'Order', 'Subscribe', 'See more'].filter(namesSomething)).toEqual([])
    expect(namesSomething('Order bread')).toBe(true)
  })

  it('has a phrase when it has each of its words', () => {
    expect(hasPhrase('See market operations', 'money market')).toBe(false)
    expect(hasPhrase('See the money markets', 'money market')).toBe(true)
    expect(hasPhrase('See more', 'more')).toBe(false)
  })
})

it('words cannot be told apart where no space is between them', () => {
  expect(['お問い合わせ', '查看', 'สินค้า'].filter(hasSpacedWords)).toEqual([])
  expect(['Über uns', '빵 가격', 'О нас'].filter((text) => !hasSpacedWords(text))).toEqual([])
})
