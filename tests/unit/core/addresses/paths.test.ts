import { describe, expect, it } from 'vitest'
import {
  canonicalPath,
  dataPathOf,
  fileOfRoute,
  htmlPathOf,
  markdownPathOf,
  routeOfFile,
  splitHref,
} from '../../../../engine/core/addresses/paths'

describe('paths', () => {
  it.each([
    ['pages/index.json', '/', '/_data/index.json', 'index.html', '/index.md'],
    ['pages/404.json', '/404', '/_data/404.json', '404.html', '/404.md'],
    [
      'pages/solutions/treasury.json',
      '/solutions/treasury',
      '/_data/solutions/treasury.json',
      'solutions/treasury.html',
      '/solutions/treasury.md',
    ],
    ['pages/a.jsonb.json', '/a.jsonb', '/_data/a.jsonb.json', 'a.jsonb.html', '/a.jsonb.md'],
    [
      'pages/my-pages/a.json',
      '/my-pages/a',
      '/_data/my-pages/a.json',
      'my-pages/a.html',
      '/my-pages/a.md',
    ],
  ])('%s is the page %s', (file, route, data, html, markdown) => {
    expect(routeOfFile(file)).toBe(route)
    expect(fileOfRoute(route)).toBe(file)
    expect(markdownPathOf(route)).toBe(markdown)
    expect(dataPathOf(route)).toBe(data)
    expect(htmlPathOf(route)).toBe(html)
  })

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    // Without the prefix, the path would be the URL of a host named `about`.
    ['//about/', '/about'],
    ['///about', '/about'],
    ['/about', '/about'],
  ])('%s is written %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each([
    ['/a?b#c', { path: '/a', search: '?b', hash: '#c' }],
    ['/a#c?b', { path: '/a', search: '', hash: '#c?b' }],
    ['#c', { path: '', search: '', hash: '#c' }],
    ['?b', { path: '', search: '?b', hash: '' }],
    ['/a', { path: '/a', search: '', hash: '' }],
  ])('%s is split into path, query and hash', (href, parts) => {
    expect(splitHref(href)).toEqual(parts)
  })
})
