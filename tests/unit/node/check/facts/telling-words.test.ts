import { describe, expect, it } from 'vitest'
import {
  hasPhrase,
  hasSpacedWords,
  isPointing,
  listTellingWords,
  namesSomething,
  shareWord,
} from '../../../../../engine/node/check/facts/telling-words'

const share = (one: string, other: string) =>
  shareWord(listTellingWords(one), listTellingWords(other))

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
    expect(share(one, other)).toBe(true)
    expect(share(other, one)).toBe(true)
  })

  it.each([
    ['See market operations', 'Treasury'],
    ['Learn more about it', 'More about it'],
    ['See it all', 'All of it'],
    ['the api', 'An api'],
  ])('but not when small words or pointing ones are: %s, %s', (one, other) => {
    expect(share(one, other)).toBe(false)
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
    const asking = ['Apply', 'Order', 'Subscribe', 'See more']
    expect(asking.filter((words) => namesSomething(listTellingWords(words)))).toEqual([])
    expect(namesSomething(listTellingWords('Order bread'))).toBe(true)
  })

  it('has a phrase when it has each of its words', () => {
    const has = (words: string, phrase: string) =>
      hasPhrase(listTellingWords(words), listTellingWords(phrase))
    expect(has('See market operations', 'money market')).toBe(false)
    expect(has('See the money markets', 'money market')).toBe(true)
    expect(has('See the API', 'API')).toBe(true)
    expect(has('See more', 'more')).toBe(false)
  })
})

it('words cannot be told apart where no space is between them', () => {
  expect(['お問い合わせ', '查看', 'สินค้า'].filter(hasSpacedWords)).toEqual([])
  expect(['Über uns', '빵 가격', 'О нас'].filter((text) => !hasSpacedWords(text))).toEqual([])
})
