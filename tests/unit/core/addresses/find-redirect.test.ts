import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedirects, listPatternRules } from '../../../../engine/core/addresses/find-redirect'
import { canonicalPath } from '../../../../engine/core/addresses/paths'
import { encodeTarget } from '../../../../engine/core/addresses/redirect-pattern'
import { PATTERN_RULES, sentPaths } from '../../../support/arbitrary/pattern-arbitrary'

const lead = (from: string, to: string) => (path: string) =>
  createRedirects([{ from, to }])(path)?.to

describe('redirects by pattern', () => {
  it.each([
    ['/2024', '/archive'],
    ['/2024/a', '/archive/a'],
    ['/2024/a/b.html', '/archive/a/b.html'],
    ['/%32024/%C3%A9 x', '/archive/%C3%A9%20x'],
    ['/2024/a%3Ab', '/archive/a%3Ab'],
    ['/2024x', undefined],
    ['/2024-2/a', undefined],
    ['/x/2024/a', undefined],
  ])('with * for the rest lead %s to %s', (path, to) => {
    expect(lead('/2024/*', '/archive/*')(path)).toBe(to)
  })

  it.each([
    ['/blog/2024/spring', '/news/spring?y=1#a'],
    ['/blog/2024', undefined],
    ['/blog/2024/spring/more', undefined],
    ['/blog/2024/', undefined],
    ['/Blog/2024/spring', undefined],
  ])('with names for segments lead %s to %s (R-045)', (path, to) => {
    expect(lead('/blog/:year/:slug', '/news/:slug?y=1#a')(path)).toBe(to)
  })

  it.each([
    ['/*', '/old', '/'],
    ['/*', '/old/a/b', '/a/b'],
    ['/*/end', '/old', '/end'],
    ['/x/*/end', '/old/a', '/x/a/end'],
    ['/x/', '/old/a', '/x/'],
    ['https://a.example/*', '/old', 'https://a.example'],
    ['https://a.example:8443/*?q=*', '/old/b', 'https://a.example:8443/b?q=*'],
  ])('fill %s in for %s: %s', (to, path, expected) => {
    expect(lead('/old/*', to)(path)).toBe(expected)
  })

  it('come after rules for one path, and the first comes first', () => {
    const find = createRedirects(PATTERN_RULES)
    expect(find('/2024/kept')?.to).toBe('/kept')
    expect(find('/2024/first/x')?.to).toBe('/archive/first/x')
  })

  it('never take the folders of the site itself for old paths', () => {
    const find = lead('/:lang/old', '/:lang')
    expect([find('/de/old'), find('/assets/old'), find('/_data/old')]).toEqual([
      '/de',
      undefined,
      undefined,
    ])
  })

  it.each([
    ...[
      '/old//evil.example',
      '/old/%2F',
      '/old/%2Fevil.example',
      '/old/a%5Cb',
      '/old/\\evil.example',
    ],
    ...[
      '/old/..',
      '/old/a/../b',
      '/old/%2e%2E/x',
      '/old/.',
      '/old/%0d%0aSet-Cookie:a=b',
      '/old/a%00',
    ],
    ...['/old/%7f', '/old/%ff', '/old/%', '/old/\ud800'],
  ])('do not match %j', (path) => expect(lead('/old/*', '/*')(path)).toBeUndefined())

  it('lead nobody to another host, upwards or into a header, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          sentPaths,
          fc.string({ unit: 'binary' }).map((text) => `/old/${text}`),
        ),
        (path) => {
          const to = createRedirects(PATTERN_RULES)(canonicalPath(path))?.to
          if (to === undefined) return
          expect(to).toMatch(/^[!-~]+$/)
          expect(to).not.toMatch(/\/(?:\.|%2e){1,2}(?:\/|$)|\\/i)
          const { origin } = new URL(to, 'https://case.example')
          expect(['https://case.example', 'https://other.example:8443']).toContain(origin)
          expect(to.replace(/^https:\/\//, '')).not.toContain('//')
        },
      ),
    )
  })

  it('keep what is asked for, escaped once', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((text) => !/^\.{1,2}$|[\p{Cc}\p{Cs}/\\]/u.test(text))
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const to = lead('/old/*', '/new/*')(`/old/${segments.map(encodeURIComponent).join('/')}`)
        expect(to?.split('/').slice(2).map(decodeURIComponent)).toEqual(segments)
      }),
    )
  })
})

describe('what the app knows by itself', () => {
  const rule = (from: string) => ({ from, to: '/', status: 301, alias: false })

  it('is nothing where there are no patterns', () => {
    expect(listPatternRules([rule('/a'), rule('/b/c')])).toBeUndefined()
  })

  it('is patterns, and the rules for one path that are taken out of them', () => {
    const rules = [rule('/a'), rule('/b/*'), rule('/b/c'), rule('/x/:y'), rule('/b')]
    const found = listPatternRules(rules)
    expect(found?.map(({ from }) => from)).toEqual(['/b/*', '/b/c', '/x/:y', '/b'])
    expect(found?.[0]).toEqual({ from: '/b/*', to: '/' })
  })
})

it('a target keeps its signs where the rest is escaped', () => {
  expect(encodeTarget('/é/:slug/a*/*?q=ü&s=*#ö')).toBe('/%C3%A9/:slug/a%2A/*?q=%C3%BC&s=%2A#%C3%B6')
})
