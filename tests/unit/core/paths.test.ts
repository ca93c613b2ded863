import { describe, expect, it } from 'vitest'
import {
  canonicalPath,
  dataPathOf,
  htmlPathOf,
  routeOfFile,
  splitHref,
} from '../../../engine/core/paths'

describe('paths', () => {
  it.each([
    ['pages/index.json', '/', '/_data/index.json', 'index.html'],
    ['pages/404.json', '/404', '/_data/404.json', '404.html'],
    [
      'pages/solutions/treasury.json',
      '/solutions/treasury',
      '/_data/solutions/treasury.json',
      'solutions/treasury.html',
    ],
  ])('%s is the page %s', (file, route, data, html) => {
    expect(routeOfFile(file)).toBe(route)
    expect(dataPathOf(route)).toBe(data)
    expect(htmlPathOf(route)).toBe(html)
  })

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/about/', '/about'],
    ['/about//', '/about'],
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
