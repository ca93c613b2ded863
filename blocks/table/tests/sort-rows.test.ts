import { describe, expect, it } from 'vitest'
import { createDateReader } from '../read-date'
import { sortRows } from '../sort-rows'

const sort = (
  cells: string[],
  language = 'en',
  direction: 'ascending' | 'descending' = 'ascending',
) =>
  sortRows(
    cells.map((cell) => [cell]),
    { column: 0, direction, language },
  ).flat()

describe('the rows of a table', () => {
  it('are sorted by number', () => {
    expect(sort(['1,240', '96', '7', '42'])).toEqual(['7', '42', '96', '1,240'])
    expect(sort(['1.240,5', '96', '1,5'], 'de')).toEqual(['1,5', '96', '1.240,5'])
    expect(sort(['€ 12', '-3 €', '−4 €'])).toEqual(['−4 €', '-3 €', '€ 12'])
  })

  it.each([
    ['en', ['$10', '$900K', '$1.5M', '$2B']],
    ['en', ['£900k', '£1.5m', '£2bn']],
    ['en', ['900 thousand', '1 million', '1.5 million', '2 billion']],
    ['de', ['900 Tausend €', '1,5 Mio. €', '1,7 Millionen €', '2 Mrd. €']],
    ['fr', ['900 k €', '1,5 M €', '2 Md €']],
    ['en', ['900 kB', '1.5 MB', '2 GB']],
    ['en', ['900 mg', '1.5 g', '1 kg', '2 t']],
    ['en', ['90 s', '2 min', '1 h']],
    ['en', ['5 m', '90 m', '1 km']],
    ['en', ['5m', '90m']],
    ['en', ['< 5', '12*', '> 60', '≈ 100']],
    ['en', ['(12)', '-5', '0', '+3']],
  ])('in %s are sorted by number with multiples of a unit: %s', (language, cells) => {
    expect(sort([...cells].reverse(), language)).toEqual(cells)
  })

  it.each([
    [
      ['$10', '€5'],
      ['$10', '€5'],
    ],
    [
      ['10 kg', '5 m', '7'],
      ['5 m', '7', '10 kg'],
    ],
    [
      ['1,5', '10,2', '2,5'],
      ['1,5', '2,5', '10,2'],
    ],
    [
      ['1.2.3', '1.10.0', '1.9'],
      ['1.2.3', '1.9', '1.10.0'],
    ],
    [
      ['10th', '2nd', '1st'],
      ['1st', '2nd', '10th'],
    ],
  ])('are sorted as words if their units differ: %s', (cells, sorted) => {
    expect(sort(cells)).toEqual(sorted)
  })

  it('are sorted by date', () => {
    const days = ['3 February 2025', '19 May 2024', 'January 8, 2025', '2025-01-01']
    expect(sort(days)).toEqual(['19 May 2024', '2025-01-01', 'January 8, 2025', '3 February 2025'])
    expect(sort(['1. März 2025', '12.02.2025', '3. Januar 2026'], 'de')).toEqual([
      '12.02.2025',
      '1. März 2025',
      '3. Januar 2026',
    ])
  })

  it('are sorted as words where not all are numbers or dates', () => {
    expect(sort(['Zürich', 'Årsta', 'Bern'], 'sv')).toEqual(['Bern', 'Zürich', 'Årsta'])
    expect(sort(['Room 10', 'room 2', '**Attic**'])).toEqual(['**Attic**', 'room 2', 'Room 10'])
  })

  it('have empty cells last, whatever the direction', () => {
    expect(sort(['', '2', '–', '10'])).toEqual(['2', '10', '', '–'])
    expect(sort(['', '2', '–', '10'], 'en', 'descending')).toEqual(['10', '2', '', '–'])
  })

  it('stay in their order where they are equal', () => {
    const rows = [
      ['b', '1'],
      ['a', '1'],
      ['c', '0'],
    ]
    expect(sortRows(rows, { column: 1, direction: 'ascending', language: 'en' })).toEqual([
      ['c', '0'],
      ['b', '1'],
      ['a', '1'],
    ])
  })
})

describe('a date', () => {
  it.each([
    ['en-GB', '03/04/2025', '2025-04-03'],
    ['en-US', '03/04/2025', '2025-03-04'],
    ['ja', '2025/04/03', '2025-04-03'],
    ['fr', '1er mars 2025', '2025-03-01'],
    ['en', 'March 2025', '2025-03-01'],
    ['en', '2025-13-01', undefined],
    ['en', 'May', undefined],
    ['en', '2025', undefined],
  ])('in %s: %s', (language, text, day) => {
    const time = createDateReader(language)(text)
    expect(time === undefined ? undefined : new Date(time).toISOString().slice(0, 10)).toBe(day)
  })
})
