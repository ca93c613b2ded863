import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOutside, renderRequest } from '../../../../engine/core/addresses/outside'
import { renderHostFiles } from '../../../../engine/node/build/hosting/hosts'

const find = (from: string, request: string) => createOutside([{ from }])(request)?.search

describe('a redirect from outside the site (R-048)', () => {
  it.each([
    ['/?p=1', '/?p=1', ''],
    ['/?p=1', '/?p=1&utm=x', '?utm=x'],
    ['/?p=1', '/?p=12', undefined],
    ['/?p=1', '/?utm=x&p=1', undefined],
    ['/old', '/old/?a=1', '?a=1'],
    ['/old/', '/old', ''],
    ['/old', '/old/x', undefined],
    ['/old', '/Old', undefined],
    ['/caf%C3%A9', '/caf%c3%a9', ''],
    ['/café?ö=é', '/caf%C3%A9?%C3%B6=%C3%A9', ''],
    ['/a.html', '/aXhtml', undefined],
    ['/?tx[id]=1', '/?tx[id]=1&b', '?b'],
    ['/?p=1', '/?p=1&x=é', undefined],
    ['/?p=1', '/?p=1&a=b\r\nSet-Cookie: x', undefined],
  ])('from %s finds %j with the further query %j', (from, request, search) => {
    expect(find(from, request)).toBe(search)
  })

  it('contains no character that is special in the settings of a server', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { plain, withMore } = renderRequest(`/${text}`)
        return /^[\w\\/?:()[\]%+-]+$/.test(plain + withMore)
      }),
    )
  })

  it.each([
    '/?a=b"',
    '/?a b',
    '/?a={b}',
    '/?a=b\nreturn 200;',
    '/a;{}?b',
    '/#a',
    'a',
    '/*',
  ])('is not written to a server from %j', (from) => {
    const outside = [{ from, to: '/', status: 301 as const }]
    const options = { url: 'https://case.example', headers: [], redirects: [], outside }
    expect(() => renderHostFiles({ ...options, precompressed: false })).toThrow('redirected')
  })
})
