import { describe, expect, it } from 'vitest'
import {
  homePathOf,
  resolveRequest,
} from '../../../../../engine/node/servers/preview/resolve-request'

describe('a request to a server whose site is below a path', () => {
  it.each([
    ['/docs/about?a=1', { kind: 'site', url: '/about?a=1' }],
    ['/docs/', { kind: 'site', url: '/' }],
    ['/docs/?a=/docs', { kind: 'site', url: '/?a=/docs' }],
    ['/', { kind: 'start', location: '/docs/' }],
    ['/?a=1', { kind: 'start', location: '/docs/?a=1' }],
    ['/docs', { kind: 'start', location: '/docs/' }],
    ['/docs?a=1', { kind: 'start', location: '/docs/?a=1' }],
    ['/about', { kind: 'outside' }],
    ['/docsx', { kind: 'outside' }],
    ['//docs/about', { kind: 'outside' }],
  ])('for %s', (url, placed) => {
    expect(resolveRequest('/docs', url)).toEqual(placed)
  })

  it('is for the site in any case where that is at the root', () => {
    for (const url of ['/', '/about?a=1', '//x']) {
      expect(resolveRequest('', url)).toEqual({ kind: 'site', url })
    }
    expect([homePathOf(''), homePathOf('/docs')]).toEqual(['', '/docs/'])
  })
})
