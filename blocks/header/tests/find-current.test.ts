import { describe, expect, it } from 'vitest'
import { findCurrent } from '../find-current'

const HREFS = ['/', '/about', '/about#jobs', '/news', '/news/archive', 'https://elsewhere.example']

describe('the current link of a navigation', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/news/archive', '/news/archive'],
    ['/news/archive/1981', '/news/archive'],
    ['/news/today', '/news'],
    ['/newsletter', undefined],
    ['/404', undefined],
  ])('on %s is %s: its own, or the nearest above it', (path, href) => {
    expect(findCurrent(HREFS, path)).toBe(href)
    expect(findCurrent(HREFS.toReversed(), path)).toBe(href)
  })
})
