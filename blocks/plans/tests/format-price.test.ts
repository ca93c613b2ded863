import { expect, it } from 'vitest'
import { formatPrice } from '../format-price'

it.each([
  [6.5, 'EUR', 'en', '€6.50'],
  [12500, 'USD', 'en', '$12,500'],
  [65, 'EUR', 'de', '65 €'],
  [48000, 'JPY', 'ja', '￥48,000'],
  [0.5, 'BHD', 'en', 'BHD 0.500'],
  [25, 'USD', 'ar', '\u200f25 \u2068US$\u2069'],
])('writes %s %s in %s as %s', (price, currency, language, written) => {
  expect(formatPrice(price, currency, language).replaceAll(/\s/g, ' ')).toBe(written)
})
