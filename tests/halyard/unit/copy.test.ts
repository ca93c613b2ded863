import { describe, expect, it } from 'vitest'
import {
  countWords,
  findRepeated,
  findWords,
  listSentences,
  parseTexts,
  sliceBody,
} from '../support/copy'
import { AMERICAN, FILLER, findFigures } from '../support/copy-words'
import { findCauses, findNames, findUngiven } from '../support/names'

const page = (...texts: string[]) => new Map([['/a', texts]])

describe('the texts of a page', () => {
  it('end where a paragraph or a link of a row ends, not where a word is bold', () => {
    const html = '<h2>Bread &amp; salt</h2><p>Baked <strong>twice</strong>.</p><a>One</a><a>Two</a>'
    expect(parseTexts(html)).toEqual(['Bread & salt', 'Baked twice.', 'One', 'Two'])
  })

  it('do not count drawings, scripts and comments', () => {
    expect(parseTexts('<!--$--><svg><title>x</title></svg><script>let a</script><p>b</p>')).toEqual(
      ['b'],
    )
  })

  it('leave the closing call to action out, and no other block', () => {
    const hero = '<div data-block="hero"><h1>A</h1></div>'
    const cta = '<div data-block="cta"><h2>B</h2></div>'
    expect(sliceBody(`<nav></nav><main>${hero}${cta}</main>`)).toBe(`<main>${hero}`)
    expect(sliceBody(`<main>${cta}${hero}</main>`)).toBe(`<main>${cta}${hero}`)
  })

  it('have words and sentences', () => {
    expect(countWords(['One record, on-premises.', '15-25% – less'])).toBe(5)
    expect(listSentences(['The oven is hot at five o’clock. Come early!'])).toEqual([
      'the oven is hot at five o clock',
    ])
  })
})

describe('a check of copy finds', () => {
  it('a sentence on three pages, but not one on two', () => {
    const texts = ['The oven is hot at five.']
    const pages = new Map([
      ['/a', texts],
      ['/b', ['the oven is hot, at five']],
    ])
    expect(findRepeated(pages)).toEqual([])
    expect(findRepeated(pages.set('/c', texts))).toEqual([
      '"the oven is hot at five" on /a, /b, /c',
    ])
  })

  it('American spellings, and leaves words that only look like them', () => {
    const american = ['organizations', 'center', 'behavior', 'a license', 'modeling', 'analyzed']
    expect(findWords(page(...american), AMERICAN)).toEqual(american.map((word) => `/a: ${word}`))
    expect(
      findWords(
        page('size prize seize', 'center-piece is centre', 'licensed', 'a licence'),
        AMERICAN,
      ),
    ).toEqual(['/a: center'])
    expect(findWords(page('organisation, modelling, analysed, labour'), AMERICAN)).toEqual([])
  })

  it('filler words', () => {
    expect(
      findWords(page('A robust, world-class bun that empowers you to leverage'), FILLER),
    ).toEqual(['/a: robust', '/a: world-class', '/a: empowers', '/a: to leverage'])
    expect(findWords(page('a harness, a lock, a leverage ratio'), FILLER)).toEqual([])
  })

  it('figures that the specification does not give', () => {
    expect(findFigures(['saves 37 % in 9 weeks', 'over 2,000 clients', 'from $ 5, or'])).toEqual([
      '37%',
      '9 weeks',
      '2,000 clients',
      '$5',
    ])
  })

  it('no figure in standards, laws, years, dates and telephone numbers', () => {
    const exempt = [
      'IFRS 9, ISO 27001:2022, BCBS 239',
      'since 1981',
      'April 21, 2025',
      '+61 8 5550 0100',
    ]
    expect(findFigures([...exempt, '15–25% and 12-18 months, 24/7'])).toEqual([])
  })

  it('names that the specification does not give, and none at the beginning of a sentence', () => {
    expect(
      findNames(['Entries follow AAOIFI. The IFRS 16 rules, in Dubai', 'A Silver Bond'], []),
    ).toEqual(['AAOIFI', 'IFRS', 'Dubai', 'Silver', 'Bond'])
    expect(
      findNames(
        ['IFRS 9 and SWIFT MT. Offices in Perth: see Custody', '**Yes.** We do, [Here](/About)'],
        ['Custody', 'Here'],
      ),
    ).toEqual([])
  })

  it('clients in regions, praise that nobody gave, and files that do not exist', () => {
    const claims = ['our clients in the GCC', 'Trusted by banks', 'Download the paper']
    expect(findUngiven(claims)).toEqual(['clients in the GCC', 'Trusted by', 'Download the'])
    expect(findUngiven(['Offices in Malaysia. Clients choose.', 'See downloads'])).toEqual([])
  })

  it('causes of figures', () => {
    const cause = '40% faster, because interfaces are documented.'
    expect(findCauses([`It is quick. ${cause}`])).toEqual([cause])
    expect(findCauses(['40% faster. We say so because we measured.', 'Since 1981'])).toEqual([])
  })
})
