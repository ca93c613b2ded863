import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeOldPath } from '../../../../engine/node/schemas/redirects/old-path'
import { formatChecks } from '../../../../engine/node/schemas/value-formats'
import { oldPaths } from '../../../support/arbitrary/value-arbitrary'

const fits = (format: string, text: string) => formatChecks[format]?.(text) === undefined

describe('an old address', () => {
  it.each([
    '/a',
    '/old page',
    '/a%20b',
    '/café',
    '/caf%C3%A9',
    '/index.html',
    "/wiki/A_(b),c;d='e'",
  ])('%s can be redirected', (path) => expect(fits('old-path', path)).toBe(true))

  it.each([
    ...['/', '//host', '/a/', '/a//b', 'a', '/../x', '/a/..', '/.quire/x', '/a.', '/%2e%2e/x'],
    ...['/index', '/404', '/404.html', '/%69ndex', '/assets', '/assets/x', '/_data/x.json'],
    ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap-2.xml', '/a%2fb', '/a%', '/%ff'],
    ...['/a:b', '/a*', '/a%3Fb', '/a%23b', '/a%25b', '/a"', '/a\\b', '/{a}', '/a\nb', '/a\0'],
    ...[`/${'a'.repeat(200)}`, `/${'é'.repeat(100)}`],
  ])('%j cannot', (path) => expect(fits('old-path', path)).toBe(false))

  it('has no escape left, and no part that leads elsewhere', () => {
    fc.assert(
      fc.property(oldPaths, (text) => {
        if (!fits('old-path', text)) {
          expect(() => decodeOldPath(text)).toThrow()
          return
        }
        const path = decodeOldPath(text)
        expect(path).toBe(decodeURIComponent(path))
        expect(
          path
            .split('/')
            .slice(1)
            .every((part) => /^[^.%\0"\\{}*:?#<>]/.test(part)),
        ).toBe(true)
        expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

it.each([
  ['site-address', 'https://a.example', 'https://a.example//'],
  ['site-address', 'https://a.example/', 'https://a.example/?a'],
  ['site-address', 'https://a.example/docs', 'https://a.example/docs//'],
  ['site-address', 'https://a.example/~me/v1.2_b-C/', 'https://a.example/../docs'],
  ['site-address', 'https://a.example/a/b', 'https://a.example/a/.b'],
  ['site-address', 'https://a.example/a', 'https://a.example/a$b'],
  ['site-address', 'https://a.example/b', 'https://a.example/é'],
  ['site-address', 'https://a.example/v1.2', 'https://a.example/docs/index.html'],
  ['site-address', 'http://localhost:8080', 'https://a.example:99999'],
  ['host-source', 'https://*.a.example', 'https://a;b'],
  ['send-address', '/report?a=b', '//host/report'],
  ['send-address', 'https://a.example?x', 'https://a.example\\x'],
  ['send-address', '/', 'https://user@a.example/'],
  ['web-address', 'https://a.example/in/%C3%A9', 'https://a.example/"'],
  ['language-tag', 'zh-Hant-TW', 'en-x'],
  ['language-tag', 'de-CH-1996', 'aj'],
  ['language-tag', 'ii', 'jp-JP'],
  ['language-tag', 'he', 'en-abcdefghi'],
  ['language-tag', 'en-GB', 'en-UK'],
  ['language-tag', 'es-419', 'en-us'],
  ['language-tag', 'de-LI', 'zh-hans-CN'],
  ['page-date', '2024-02-29', '2026-02-29'],
  ['page-date', '2026-03-01', '2026-3-1'],
  ['page-date', '2026-03-01T23:59', '2026-03-01T24:00'],
  ['page-date', '2026-12-31', '2026-12-31T09:30:00Z'],
  ['date-range', '2026-12-24', '2026-12-24T09:30'],
  ['date-range', '2026-12-24/2026-12-26', '2026-12-26/2026-12-24'],
  ['date-range', '2026-12-31/2027-01-01', '2026-12-24/2026-12-32'],
  ['redirect-target', '/about#story', 'tel:1'],
  ['redirect-target', 'https://a.example/@b', 'https://a:b@c.example/'],
])('%s takes %s and refuses %s', (format, good, bad) => {
  expect([fits(format, good), fits(format, bad)]).toEqual([true, false])
})

it.each([
  'qaa',
  'tlh',
  'aqz',
  'en-x-bakery',
  'sr-Latn',
])('the language %s may be one that Node has no name for', (tag) =>
  expect(fits('language-tag', tag)).toBe(true))

it('all codes of two letters are languages that have a name, and no others', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  expect(codes.filter((code) => fits('language-tag', code))).toEqual(
    codes.filter(
      (code) => names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code,
    ),
  )
})

it.each([
  ['en-UK', 'Write "en-GB".'],
  ['pt-br', 'Write "pt-BR".'],
  ['zh-CN-Hans', 'Browsers cannot read this tag.'],
  ['zh-hant-tw', 'Write "zh-Hant-TW".'],
  ['iw-IL', 'Write "he-IL".'],
  ['ru-SU', 'Write "ru-RU".'],
  ['eng', 'Write "en".'],
  ['de-DD', 'Write "de-DE".'],
  ['hy-arevela', 'Write "hy".'],
  ['en-EN', 'Write "en", or add a country, such as "en-US". There is no country "EN".'],
  ['ja-JA', 'Write "ja", or add a country, such as "ja-JP". There is no country "JA".'],
  ['uk-UK', 'Write "uk", or add a country, such as "uk-UA". There is no country "UK".'],
  ['cs-CS', 'Write "cs", or add a country, such as "cs-CZ". There is no country "CS".'],
])('the tag %s is explained: %s', (tag, issue) =>
  expect(formatChecks['language-tag']?.(tag)).toBe(issue))

it.each(['aj', 'jp', 'cz-CZ', 'by', 'zz'])('%s is rejected as a language', (tag) => {
  const issue = formatChecks['language-tag']?.(tag)
  expect(issue).toMatch(new RegExp(`There is no language "${tag.slice(0, 2)}"\\.$`))
})
