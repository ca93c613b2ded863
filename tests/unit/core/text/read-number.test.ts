import { describe, expect, it } from 'vitest'
import { isBlankCell } from '../../../../engine/core/text/blank-cell'
import { createNumberReader, readCells } from '../../../../engine/core/text/read-number'

describe('a number', () => {
  it.each([
    ['en', '1,020.50', 1020.5],
    ['de', '1.020,50', 1020.5],
    ['fr', '1 020,5 €', 1020.5],
    ['de-CH', '1’020.5', 1020.5],
    ['en', '12 %', 12],
    ['en', '-$5', -5],
    ['ar-EG', '١٢', 12],
    ['en', '3 of 5', undefined],
    ['en', 'none', undefined],
    ['en', '1.2.3', undefined],
  ])('in %s: %s', (language, text, value) => {
    expect(createNumberReader(language)(text)[0]?.value).toBe(value)
  })
})

describe('the numbers of cells', () => {
  it.each([
    ['en', ['1,200', '7'], { unit: '', values: [1200, 7] }],
    ['en', ['$1.2M', '$800K'], { unit: '$', values: [1.2e6, 8e5] }],
    ['en', ['1.2M', '2M'], { unit: 'M', values: [1.2, 2] }],
    ['de', ['1,5 %', '-3 %'], { unit: '%', values: [1.5, -3] }],
    ['en', ['5 kg', '3 m'], undefined],
    ['en', ['5', 'some'], undefined],
    ['en', [], undefined],
  ])('in %s have one unit: %s', (language, cells, wanted) => {
    const read = readCells(cells, language)
    expect(read && { unit: read.unit, values: [...read.values.values()] }).toEqual(wanted)
  })
})

it('takes a cell with nothing but a dash as empty', () => {
  expect(['', ' ', '-', '–', ' — '].every(isBlankCell)).toBe(true)
  expect(['0', '-1', '--', 'a'].some(isBlankCell)).toBe(false)
})
