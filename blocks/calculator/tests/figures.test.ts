import { describe, expect, it } from 'vitest'
import { formatFigure, formatNumber, formatTick, readNumber } from '../figures'

describe('a figure', () => {
  it.each([
    [1234.5, { currency: 'EUR' }, 'en', '€1,234.50'],
    [1234.5, { currency: 'EUR', decimals: 0 }, 'de', '1.235\u00a0€'],
    [1234.5, { currency: 'JPY' }, 'en', '¥1,235'],
    [12.345, { unit: '%', decimals: 1 }, 'en', '12.3%'],
    [12.345, { unit: '%', decimals: 1 }, 'de', '12,3\u00a0%'],
    [3, { unit: 'days' }, 'en', '3\u00a0days'],
    [9.5, { currency: 'EUR', unit: 'per day' }, 'en', '€9.50\u00a0per day'],
    [1.005, { decimals: 2 }, 'en', '1.01'],
    [-0.4, { decimals: 0 }, 'en', '0'],
    [1 / 3, {}, 'en', '0.33'],
  ])('%d as %o in %s is %s', (value, style, language, text) => {
    expect(formatFigure(value, style, language)).toBe(text)
  })

  it('is short on an axis', () => {
    expect(formatTick(1_250_000, { currency: 'EUR' }, 'en')).toBe('€1.3M')
    expect(formatTick(0, { currency: 'EUR' }, 'en')).toBe('€0')
    expect(formatTick(0.25, {}, 'en')).toBe('0.25')
  })
})

describe('a number in an input', () => {
  it.each([
    ['1234.5', 'en', 1234.5],
    ['1,234.5', 'en', 1234.5],
    [' 1 234 ', 'en', 1234],
    ['-5', 'en', -5],
    ['−5', 'en', -5],
    ['1.234,5', 'de', 1234.5],
    ['1.234', 'de', 1234],
    ['1.5', 'de', 1.5],
    ['1,5', 'de', 1.5],
    ["1'234.5", 'de-CH', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['12,34,567', 'en-IN', 1_234_567],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,5', 'en', undefined],
    ['', 'en', undefined],
    ['abc', 'en', undefined],
    ['1e5', 'en', undefined],
    ['Infinity', 'en', undefined],
    ['1.2.3', 'en', undefined],
  ])('%s in %s is %s', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value)
  })

  it.each([
    'en',
    'de',
    'fr',
    'nl',
    'de-CH',
    'en-IN',
    'ar-EG',
    'fa',
    'hi',
  ])('reads in %s what it writes', (language) => {
    for (const value of [0, -1.5, 999, 1234, 1_234_567.25]) {
      expect(readNumber(formatNumber(value, undefined, language), language)).toBe(value)
    }
  })
})
