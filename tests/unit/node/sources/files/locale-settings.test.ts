import { describe, expect, it } from 'vitest'
import { localeOfFile, readLocaleFile } from '../../../../../engine/node/sources/files/locale-files'
import {
  buildLocaleSettings,
  getLanguageNames,
  listLocales,
} from '../../../../../engine/node/sources/files/locale-settings'

describe('the additional languages of settings', () => {
  it('are those that are well-formed, others than that of the site, each with a path of its own', () => {
    const locales = [
      { language: 'de-AT' },
      { language: 'de', path: 'de-at' },
      { language: 'EN' },
      { language: 'fr', path: 'Français' },
      { path: 'it' },
      'nl',
      { language: 'ar', path: 'arabic' },
    ]
    expect(
      listLocales({ language: 'en', locales }).map(({ path, pointer }) => [path, pointer]),
    ).toEqual([
      ['de-at', '/locales/0'],
      ['arabic', '/locales/6'],
    ])
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { locales: {} },
    { locales: 'de' },
  ])('are none in %j', (settings) => {
    expect(listLocales(settings)).toEqual([])
  })

  it('replace what is language in the settings of the site, and nothing else', () => {
    const theme = { colors: {}, fonts: { body: { family: 'Inter' } } }
    const settings = {
      ...{ brand: 'Bakery', language: 'en', url: 'https://wren.example', theme },
      tokens: { phone: '1', hello: 'Hello' },
      vocabularies: { searchTypes: ['Page'], durations: ['Full time'] },
      organization: { legalName: 'Bakery Ltd', profiles: [] },
    } as never
    const fonts = { body: { family: 'Amiri' } } as never
    const german = buildLocaleSettings(settings, {
      ...{ language: 'de', brand: 'Bäckerei', legalName: 'Bäckerei GmbH', fonts },
      tokens: { hello: 'Servus' },
      vocabularies: { searchTypes: ['Seite'] },
    })
    expect(german).toEqual({
      ...{ brand: 'Bäckerei', language: 'de', url: 'https://wren.example' },
      theme: { colors: {}, fonts },
      tokens: { phone: '1', hello: 'Servus' },
      vocabularies: { searchTypes: ['Seite'], durations: ['Full time'] },
      organization: { legalName: 'Bäckerei GmbH', profiles: [] },
    })
    expect(buildLocaleSettings(settings, { language: 'fr' })).toMatchObject({
      brand: 'Bakery',
      theme,
    })
  })
})

describe('the names of languages', () => {
  it('are their own, with a capital letter', () => {
    expect(getLanguageNames(['en', 'de', 'fr', 'ar'])).toEqual([
      'English',
      'Deutsch',
      'Français',
      'العربية',
    ])
  })

  it('have the region only where it distinguishes two', () => {
    expect(getLanguageNames(['en-GB', 'de-AT'])).toEqual(['English', 'Deutsch'])
    expect(getLanguageNames(['pt-BR', 'pt-PT'])).toEqual([
      'Português (Brasil)',
      'Português (Portugal)',
    ])
    expect(getLanguageNames(['zh-Hans', 'zh-Hant'])).toEqual(['简体中文', '繁體中文'])
  })
})

describe('a file', () => {
  it.each([
    ['pages/de.json', 'de'],
    ['pages/de/about.json', 'de'],
    ['pages/de/news/_collection.json', 'de'],
    ['locales/de/layout.json', 'de'],
    ['pages/design.json', ''],
    ['pages/fr/about.json', ''],
    ['layout.json', ''],
    ['shared/de.json', ''],
    ['data/de/rows.csv', ''],
  ])('%s is in "%s"', (file, path) => {
    expect(localeOfFile(['de'], file)).toBe(path)
  })

  it.each([
    ['locales/de/layout.json', { path: 'de', kind: 'layout' }],
    ['locales/pt-br/people.json', { path: 'pt-br', kind: 'people' }],
    ['locales/de/settings.json', undefined],
    ['locales/de/redirects.json', undefined],
    ['locales/DE/layout.json', undefined],
    ['locales/layout.json', undefined],
    ['locales/de/x/layout.json', undefined],
  ])('of a language is read by its name: %s', (file, read) => {
    expect(readLocaleFile(file)).toEqual(read)
  })
})
