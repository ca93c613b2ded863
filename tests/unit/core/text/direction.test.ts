import { expect, it } from 'vitest'
import { directionOf } from '../../../../engine/core/text/direction'

it.each([
  'ar',
  'ar-EG',
  'he',
  'fa',
  'ur',
  'yi',
  'ps',
  'sd',
  'ug',
  'ckb',
  'dv',
  'syr',
  'az-Arab',
  'pa-PK',
])('%s is written from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl')
})

it.each([
  'en',
  'en-GB',
  'de',
  'tr',
  'az',
  'pa',
  'ja',
  'ru',
  'ar-Latn',
  'xx',
  'en-a',
  'a',
])('%s is written from left to right', (language) => {
  expect(directionOf(language)).toBe('ltr')
})
