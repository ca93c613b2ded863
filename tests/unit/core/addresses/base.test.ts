import { describe, expect, it } from 'vitest'
import {
  absoluteUrl,
  basePathOf,
  tidySiteUrl,
  withBase,
  withoutBase,
} from '../../../../engine/core/addresses/base'

describe('the base of a site', () => {
  it.each([
    ['https://x.example', ''],
    ['https://x.example/', ''],
    ['https://x.example:8080', ''],
    ['https://x.example/docs', '/docs'],
    ['https://x.example/docs/', '/docs'],
    ['https://x.example/a/b/', '/a/b'],
    ['https://x.example/~me/v1.2', '/~me/v1.2'],
  ])('of %s is "%s"', (url, base) => {
    expect(basePathOf(url)).toBe(base)
    expect(basePathOf(tidySiteUrl(url))).toBe(base)
  })

  it.each([
    ['/', '/docs/'],
    ['/about', '/docs/about'],
    ['/about?a=/b#c', '/docs/about?a=/b#c'],
    ['/?q=1', '/docs/?q=1'],
    ['#top', '#top'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['https://x.example/other', 'https://x.example/other'],
    ['data:,', 'data:,'],
  ])('is added to %s as %s', (href, placed) => {
    expect(withBase('/docs', href)).toBe(placed)
    expect(withBase('', href)).toBe(href)
  })

  it.each([
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs/about', '/about'],
    ['/docs//', '//'],
    ['/docs/docs', '/docs'],
    ['/docsx', undefined],
    ['/Docs/about', undefined],
    ['/about', undefined],
    ['/', undefined],
  ])('is taken from %s as %s', (pathname, route) => {
    expect(withoutBase('/docs', pathname)).toBe(route)
    expect(withoutBase('', pathname)).toBe(pathname)
  })

  it('is in whole addresses, unless they lead elsewhere', () => {
    expect(absoluteUrl('https://x.example/docs', '/')).toBe('https://x.example/docs/')
    expect(absoluteUrl('https://x.example/docs', '/é')).toBe('https://x.example/docs/%C3%A9')
    expect(absoluteUrl('https://x.example/docs', 'https://y.example/a')).toBe('https://y.example/a')
    expect(absoluteUrl('https://x.example', '/a')).toBe('https://x.example/a')
  })
})
