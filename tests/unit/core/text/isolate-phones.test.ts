import { expect, it } from 'vitest'
import { isolatePhones, mayHavePhone } from '../../../../engine/core/text/isolate-phones'

it.each([
  ['اتصل بنا: +44 1632 960131', '+44 1632 960131'],
  ['هاتف (01632) 960131.', '(01632) 960131'],
  ['هاتف 01632-960131', '01632-960131'],
  ['هاتف ٠١٦٣٢ ٩٦٠١٣١', '٠١٦٣٢ ٩٦٠١٣١'],
  ['هاتف 9123 4567', '9123 4567'],
  ['טלפון 03-123 4567 בבוקר', '03-123 4567'],
  ['هاتف +441632960131', '+441632960131'],
  ['**+44 1632 960131**', '+44 1632 960131'],
])('the number in "%s" is isolated', (text, number) => {
  expect(isolatePhones(text)).toBe(text.replace(number, `\u2066${number}\u2069`))
  expect(isolatePhones(isolatePhones(text))).toBe(isolatePhones(text))
})

it.each([
  'من 1990 إلى 2026',
  '1990-2026',
  '1990 2026',
  '2026-03-01',
  '09:00–17:00',
  '12 345',
  '[اتصل](tel:+44-1632-960131)',
  '`0800 123456`',
  'https://a.example/0800/123456',
])('"%s" stays as it is', (text) => expect(isolatePhones(text)).toBe(text))

it('a token may be a phone number, a year is none', () => {
  expect([mayHavePhone('{phone}'), mayHavePhone('© {year} {brand}')]).toEqual([true, false])
})
