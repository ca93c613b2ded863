import { describe, expect, it } from 'vitest'
import { isExternal, validateUrl } from '../../../../engine/core/addresses/urls'

describe('the one check of addresses (R-321)', () => {
  it.each([
    '/',
    '/about',
    '/about?a=b#c',
    '#story',
    'https://example.com',
    'http://example.com/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'mailto:sales@example.com',
    'tel:+61855500100',
  ])('lets %s through', (href) => {
    expect(validateUrl(href)).toBeUndefined()
  })

  it('lets other letters through, however many addresses it has seen', () => {
    for (let number = 0; number < 20_000; number += 1) validateUrl(`https://example.com/${number}`)
    expect(validateUrl('https://bücher.example/é')).toBeUndefined()
  })

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['//host', 'protocol-relative'],
    ['/\\host', 'protocol-relative'],
    ['\\\\host', 'protocol-relative'],
    ['/a\\b', 'malformed'],
    ['https:host', 'malformed'],
    ['mailto:', 'malformed'],
    ['about', 'relative'],
    ['../about', 'relative'],
    ['?a=b', 'relative'],
    ['', 'relative'],
    ['java\nscript:alert(1)', 'control-character'],
    [' javascript:alert(1)', 'control-character'],
    ['/a\u0000', 'control-character'],
    ['/a b', 'control-character'],
  ])('refuses %j (%s)', (href, problem) => {
    expect(validateUrl(href)).toBe(problem)
  })

  it('knows what leads out of the site', () => {
    expect(['https://a.example', 'mailto:a@b', 'tel:1'].every(isExternal)).toBe(true)
    expect(['/', '#a', '/a:b'].some(isExternal)).toBe(false)
  })
})
