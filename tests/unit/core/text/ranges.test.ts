import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitRanges } from '../../../../engine/core/text/ranges'

const join = (text: string, hyphen: string) =>
  splitRanges(text)
    .map((part) => (typeof part === 'string' ? part : part.from + hyphen + part.to))
    .join('')

it.each([
  ['15-25%', '15–25%'],
  ['15%-25%', '15%–25%'],
  ['Every 12-18 months', 'Every 12–18 months'],
  ['Between 2-3x, 0-5 and $1.50-$2.75.', 'Between 2–3x, 0–5 and $1.50–$2.75.'],
  ['(6-12 months, “3-6”)', '(6–12 months, “3–6”)'],
  ['1,5-2,5 %', '1,5–2,5 %'],
])('the ranges in "%s" are "%s"', (text, drawn) => {
  expect(join(text, '–')).toBe(drawn)
})

it.each([
  '2026-03-01',
  '03-12',
  '2019-2024',
  '+61 8 5550 0101',
  '020-7946 0018',
  '08 555-612',
  '(02) 555-612',
  '555-612 123',
  '1-800-555-123',
  'ISO 9001-2',
  'F-15-25',
  'A12-18',
  '12-18.pdf',
  '12-18@halyard.example',
  'https://a.example/12-18',
  '12-18-month',
  '25-15%',
  '12-12',
  'T-2-3',
  '24/7-365',
])('"%s" has no range', (text) => {
  expect(splitRanges(text)).toEqual([text])
})

it('an empty text has no parts', () => {
  expect(splitRanges('')).toEqual([])
})

it('the parts of any text, joined by hyphens, are the text', () => {
  const part = fc.oneof(
    fc.constantFrom('12-18', '15-25%', ' ', '(', ')', '-', '.', '€', 'x', '0', '“'),
    fc.string({ maxLength: 3 }),
  )
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(fc.property(texts, (text) => join(text, '-') === text))
})
