import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMatches } from '../../../../engine/core/search/find-matches'

const show = (text: string, query: string) =>
  splitMatches(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('splitMatches', () => {
  it.each([
    ['Loans and loan books', ' loan ', '[Loan]s and [loan] books'],
    ['Café crème', 'CAFE', '[Café] crème'],
    ['Cafe\u0301 noir', 'café n', '[Cafe\u0301 n]oir'],
    ['Lange Straße', 'strasse', 'Lange [Straße]'],
    ['Lange Straße', 'ss', 'Lange Stra[ß]e'],
    ['Treasury for banks', 'best treasury software', '[Treasury] for banks'],
    ['Rye bread', 'bread of rye', '[Rye] [bread]'],
    ['Opening hours', 'closed', 'Opening hours'],
    ['Opening hours', '  ', 'Opening hours'],
    ['', 'rye', ''],
  ])('in %j finds %j', (text, query, shown) => {
    expect(show(text, query)).toBe(shown)
  })

  it('keeps every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        expect(
          splitMatches(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
