import { describe, expect, it } from 'vitest'
import { arrangeAreas, countRows } from '../arrange-areas'

type Size = 'full' | 'large' | 'medium' | 'small' | 'panel'

/** Each area as "row/rows column/columns". */
const arrange = (...sizes: Size[]) =>
  arrangeAreas(sizes.map((size) => ({ size }))).map(
    ({ row, rows, column, columns }) => `${row}/${rows} ${column}/${columns}`,
  )

describe('arrangeAreas', () => {
  it('puts each full area in its own row', () => {
    expect(arrange('full', 'full')).toEqual(['1/1 1/12', '2/1 1/12'])
  })

  it('fills a row with parts that add up to it', () => {
    expect(arrange('large', 'small', 'medium', 'medium')).toEqual([
      '1/1 1/8',
      '1/1 9/4',
      '2/1 1/6',
      '2/1 7/6',
    ])
    expect(arrange('small', 'small', 'small')).toEqual(['1/1 1/4', '1/1 5/4', '1/1 9/4'])
  })

  it('extends the last area of a row to its end', () => {
    expect(arrange('medium', 'full')).toEqual(['1/1 1/12', '2/1 1/12'])
    expect(arrange('medium', 'small', 'large')).toEqual(['1/1 1/6', '1/1 7/6', '2/1 1/12'])
  })

  it('gives a panel the last columns of all rows, wherever it is in the list', () => {
    expect(arrange('full', 'panel', 'medium', 'medium')).toEqual([
      '1/1 1/8',
      '1/2 9/4',
      '2/1 1/4',
      '2/1 5/4',
    ])
  })

  it('gives a panel without other areas one row', () => {
    expect(arrange('panel')).toEqual(['1/1 9/4'])
  })
})

describe('countRows', () => {
  it('counts the rows of areas and panels', () => {
    const areas = (['full', 'panel', 'medium', 'medium'] as const).map((size) => ({ size }))
    expect(countRows(arrangeAreas(areas))).toBe(2)
  })
})
