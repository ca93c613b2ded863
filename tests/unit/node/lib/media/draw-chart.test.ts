import { describe, expect, it } from 'vitest'
import { drawChart } from '../../../../../engine/node/lib/media/draw-chart'
import type { ContentChart } from '../../../../../schemas/generated/types'

function draw(kind: ContentChart['kind'], rows: string[][], rest: Partial<ContentChart> = {}) {
  const columns = (rows[0] ?? []).map((_, index) => `Column ${index}`)
  return drawChart({ kind, label: 'Numbers', columns, rows, ...rest }, 'en')
}

const listPaths = (...given: Parameters<typeof draw>) =>
  draw(...given)?.parts.map(({ path }) => path)

describe('a line', () => {
  it('goes from the start to the end, upwards for larger values', () => {
    expect(
      listPaths('line', [
        ['a', '0'],
        ['b', '20'],
        ['c', '40'],
      ]),
    ).toEqual(['M0,100L50,50L100,0'])
  })

  it('is interrupted where a cell is empty, and is a point between two such cells', () => {
    expect(
      listPaths('line', [
        ['a', '0'],
        ['b', '20'],
        ['c', ''],
        ['d', '40'],
        ['e', '–'],
      ]),
    ).toEqual(['M0,100L25,50M75,0Z'])
  })

  it('has a scale without zero if its values are far from it', () => {
    const far = draw('line', [
      ['a', '101'],
      ['b', '108'],
    ])
    expect(far?.ticks[0]?.text).toBe('100')
    expect(far?.parts[0]?.path).toBe('M0,87.5L100,0')
  })

  it('is level if all values are equal', () => {
    expect(
      listPaths('line', [
        ['a', '5'],
        ['b', '5'],
      ]),
    ).toEqual(['M0,50L100,50'])
  })
})

it('fills an area down to zero, also from below', () => {
  const drawing = draw('area', [
    ['a', '2'],
    ['b', '-2'],
  ])
  expect(drawing?.parts).toEqual([
    { name: 'Column 1', path: 'M0,0L100,100', area: 'M0,0L100,100L100,50L0,50Z' },
  ])
})

describe('bars', () => {
  it('grow from zero, next to each other in each row', () => {
    expect(
      listPaths('bar', [
        ['a', '2', '-1'],
        ['b', '', '1'],
      ]),
    ).toEqual([
      'M7.5,66.67V0h16.45V66.67Z',
      'M25,66.67V100h16.45V66.67ZM75,66.67V33.33h16.45V66.67Z',
    ])
  })

  it('can be a single one', () => {
    const drawing = draw('bar', [['a', '100']])
    expect(drawing?.parts[0]?.path).toBe('M15,100V0h65.8V100Z')
    expect(drawing?.labels).toEqual([{ at: 0.5, text: 'a' }])
    expect(drawing?.isLying).toBeUndefined()
  })

  it('lie where their labels do not fit below them, and keep all labels', () => {
    const drawing = draw('bar', [
      ['Letters of the harbour office', '1'],
      ['Maps', '-1'],
    ])
    expect(drawing?.isLying).toBe(true)
    expect(drawing?.parts[0]?.path).toBe('M50,7.5H100v32.9H50ZM50,57.5H0v32.9H50Z')
    expect(drawing?.labels.map(({ text }) => text)).toEqual([
      'Letters of the harbour office',
      'Maps',
    ])
  })
})

describe('without colour', () => {
  it('the third series of bars has stripes from the zero line, also below it', () => {
    const rows = [
      ['a', '1', '1', '10'],
      ['b', '1', '1', '-10'],
      ['c', '1', '1', ''],
    ]
    const parts = draw('bar', rows)?.parts
    expect(parts?.map(({ texture }) => texture === undefined)).toEqual([true, true, false])
    const [up = '', down = '', ...others] = parts?.[2]?.texture?.split('M').slice(1) ?? []
    expect(others).toEqual([])
    expect(up).toMatch(/^\d[\d.]*,47h[\d.]+m-[\d.]+,-3h/)
    expect(down).toMatch(/^\d[\d.]*,53h[\d.]+m-[\d.]+,3h/)
  })

  it('stripes cross lying bars, and bars of zero have none', () => {
    const label = 'A label that is too long to be below its bar'
    const texture = draw('bar', [
      [label, '1', '1', '10'],
      ['b', '1', '1', '0'],
    ])?.parts[2]?.texture
    expect(texture).toMatch(/^M3,[\d.]+v[\d.]+m3,-[\d.]+v[^M]+$/)
  })

  it('each share of a donut has one line more than the one before', () => {
    const rows = ['a', 'b', 'c', 'd'].map((label) => [label, '1'])
    const textures = draw('donut', rows)?.parts.map(({ texture = '' }) => texture)
    expect(textures?.map((texture) => texture.match(/M/g)?.length ?? 0)).toEqual([0, 1, 2, 3])
  })
})

describe('a donut', () => {
  it('has its shares clockwise from the top, in order', () => {
    const parts = draw('donut', [
      ['a', '1'],
      ['b', '3'],
      ['c', ''],
    ])?.parts
    expect(parts?.map(({ name, value, share }) => [name, value, share])).toEqual([
      ['a', '1', '25%'],
      ['b', '3', '75%'],
      ['c', '', '0%'],
    ])
    expect(parts?.[0]?.path).toMatch(/^M0,-50A50,50,0,0,1,50,0L31,0/)
  })

  it.each([
    [
      [
        ['a', '-1'],
        ['b', '2'],
      ],
    ],
    [[['a', '0']]],
    [[['a', '']]],
  ])('is not drawn of %j', (rows) => {
    expect(draw('donut', rows)).toBeUndefined()
  })
})

describe('the unit of a chart', () => {
  it('is that of its cells, unless another is given', () => {
    const rows = [
      ['a', '5%'],
      ['b', '7%'],
    ]
    expect(draw('bar', rows)?.unit).toBe('%')
    expect(draw('bar', rows, { unit: 'per cent' })?.unit).toBe('per cent')
  })
})

it('does not draw what contains no numbers', () => {
  expect(draw('bar', [['a', 'some']])).toBeUndefined()
  expect(draw('bar', [['a', '9'.repeat(30)]])).toBeUndefined()
})

it('shows fewer labels where not all fit', () => {
  const months = Array.from({ length: 24 }, (_, index) => [`Month ${index + 1}`, `${index}`])
  const labels = draw('line', months)?.labels
  expect(labels?.map(({ text }) => text)).toEqual(
    months.flatMap(([text], index) => (index % 3 === 0 ? [text] : [])),
  )
  expect(labels?.filter(({ isMinor }) => !isMinor).map(({ text }) => text)).toEqual([
    'Month 1',
    'Month 10',
    'Month 19',
  ])
})
