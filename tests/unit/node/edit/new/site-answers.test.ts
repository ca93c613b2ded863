import { describe, expect, it } from 'vitest'
import { resolveContrast } from '../../../../../engine/core/text/contrast'
import {
  buildColors,
  parseColor,
  resolveReadableBrand,
} from '../../../../../engine/node/edit/new/look/starter-colors'
import { parseAnswers } from '../../../../../engine/node/edit/new/site-answers'

const findError = (given: Parameters<typeof parseAnswers>[0]) => {
  try {
    return parseAnswers(given, 'folder')
  } catch (reason) {
    return (reason as Error).message
  }
}

describe('the answers for a new site', () => {
  it('have defaults, and the folder names the site', () => {
    expect(parseAnswers({}, 'wren-street')).toEqual({
      name: 'Wren street',
      look: 'plain',
      language: 'en',
      url: 'https://www.example.org',
      mail: 'hello@example.org',
    })
  })

  it.each([
    '',
    '---',
    'a'.repeat(60),
  ])('name the site by themselves in a folder called "%s"', (folder) => {
    expect(parseAnswers({}, folder).name).toBe('My site')
  })

  it('take the e-mail address from the address of the site', () => {
    expect(parseAnswers({ url: 'https://www.wren.example/' }, 'x')).toMatchObject({
      url: 'https://www.wren.example',
      mail: 'hello@wren.example',
    })
    expect(parseAnswers({ url: 'http://localhost:8080' }, 'x').mail).toBe('hello@example.org')
  })

  it('are kept in the form that a site has them in', () => {
    expect(
      parseAnswers({ name: ' Wren ', color: '8a3b12', accent: '#abc', language: 'DE-at' }, 'x'),
    ).toMatchObject({ name: 'Wren', color: '#8A3B12', accent: '#AABBCC', language: 'de-AT' })
  })

  it.each([
    [{ name: ' ' }, 'The name of the site is empty: write one, such as "Wren Street Bakery".'],
    [{ name: 'A\nB' }, 'The name of the site must be one line of text.'],
    [
      { name: 'The {brand}' },
      '"The {brand}" contains a character with a special meaning in texts: write the name without { } < > [ ] and *.',
    ],
    [
      { name: 'n'.repeat(37) },
      'The name of the site has 37 characters, and search engines cut off titles with more than 36: use a short form here, and the full name on the pages.',
    ],
    [{ color: 'blue' }, '"blue" is not a colour: write one such as "#1D5FA8".'],
    [{ accent: '#12345' }, '"#12345" is not a colour: write one such as "#1D5FA8".'],
    [
      { color: '#FFD400' },
      'Links in "#FFD400" are hard to read on a light page: use a darker shade such as "#877000", and pass this one to --accent.',
    ],
    [
      { language: 'de_DE' },
      '"de_DE" is not a language tag: write a tag such as en, en-GB or de-AT.',
    ],
    [
      { language: 'es' },
      'There is no starter in "es": start from the one in de, en, fr or nl, translate its texts, and change "language" in site/settings.json.',
    ],
    [
      { url: 'wren.example' },
      '"wren.example" is not the URL of a site: write one such as https://wren.example.',
    ],
    [
      { url: 'ftp://wren.example' },
      '"ftp://wren.example" is not the URL of a site: write one such as https://www.example.org.',
    ],
    [
      { mail: 'wren' },
      '"wren" is not an e-mail address: write an address such as hello@example.org.',
    ],
    [{ phone: 'call' }, '"call" is not a phone number: write a number such as +44 1632 960127.'],
    [
      { form: 'forms.example' },
      '"forms.example" cannot receive a form: write the URL that your form service gave you, such as https://forms.example.org/contact.',
    ],
  ])('are refused with the way out: %j', (given, sentence) => {
    expect(findError(given)).toBe(`${sentence} Nothing was written.`)
  })
})

describe('the colours of a new site', () => {
  it.each([
    ['#8a3b12', '#8A3B12'],
    ['8A3B12', '#8A3B12'],
    ['#abc', '#AABBCC'],
    ['#abcd', undefined],
    ['red', undefined],
  ])('are read from %s', (text, color) => expect(parseColor(text)).toBe(color))

  it.each([
    '#FFD400',
    '#FFFFFF',
    '#7FB800',
    '#FF6F61',
    '#808080',
  ])('have a shade of %s that can be read everywhere', (color) => {
    const shade = resolveReadableBrand(color)
    const { paper, mist, ink, action } = buildColors(shade)
    for (const ground of [paper, mist]) {
      expect(resolveContrast(action, ground)).toBeGreaterThanOrEqual(4.5)
      expect(resolveContrast(ink, ground)).toBeGreaterThanOrEqual(7)
    }
  })

  it('are the ones given where these can be read', () => {
    expect(resolveReadableBrand('#8A3B12')).toBe('#8A3B12')
    expect(buildColors('#8A3B12', '#C98A2B')).toMatchObject({
      action: '#8A3B12',
      accent: '#C98A2B',
    })
  })
})
