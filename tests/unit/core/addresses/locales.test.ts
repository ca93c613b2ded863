import { describe, expect, it } from 'vitest'
import {
  homeOfLocale,
  localeOfRoute,
  notFoundOfLocale,
  withLocale,
  withoutLocale,
} from '../../../../engine/core/addresses/locales'

const PATHS = ['de', 'pt-br']

describe('the language of an address', () => {
  it.each([
    ['/', ''],
    ['/about', ''],
    ['/design', ''],
    ['/de', 'de'],
    ['/de/about', 'de'],
    ['/de/de', 'de'],
    ['/pt-br/x', 'pt-br'],
    ['/pt', ''],
    ['/about/de', ''],
    ['', ''],
  ])('of %s is "%s"', (route, path) => {
    expect(localeOfRoute(PATHS, route)).toBe(path)
  })

  it('is the one of the site where there is no other', () => {
    expect(localeOfRoute([], '/de/about')).toBe('')
  })
})

describe('an address in another language', () => {
  it.each([
    ['/', '/de'],
    ['/about', '/de/about'],
    ['/de', '/de/de'],
  ])('of %s is %s, and back', (route, german) => {
    expect(withLocale('de', route)).toBe(german)
    expect(withoutLocale('de', german)).toBe(route)
    expect(withLocale('', route)).toBe(route)
    expect(withoutLocale('', route)).toBe(route)
  })
})

it('has a home page and one for missing addresses', () => {
  expect([homeOfLocale(''), homeOfLocale('de')]).toEqual(['/', '/de'])
  expect([notFoundOfLocale(''), notFoundOfLocale('de')]).toEqual(['/404', '/de/404'])
})
