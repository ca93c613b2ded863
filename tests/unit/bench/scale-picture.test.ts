import { describe, expect, it } from 'vitest'
import { renderScalePicture } from '../../bench/peers/scale-picture'
import { renderScaleTable } from '../../bench/peers/scale-table'

const figure = (name: string, values: number[], unit: 's' | 'MB' | 'ratio' = 's') => ({
  ...{ name, unit, values },
})

const FIGURES = [
  figure('10 pages, cold build: Hugo 1.0', [2]),
  figure('10 pages, cold build, memory: Hugo 1.0', [100.4], 'MB'),
  figure('10 pages, cold build: Quire 0.2', [1, 9, 4]),
  figure('10 pages, cold build, memory: Quire 0.2', [1200.6], 'MB'),
  figure('10 pages, cold build: Quire to Hugo', [2], 'ratio'),
  figure('100 pages, cold build: Hugo 1.0', [3]),
  figure('100 pages, cold build, memory: Hugo 1.0', [100], 'MB'),
  figure('100 pages, cold build: Quire 0.2', [40]),
  figure('100 pages, cold build, memory: Quire 0.2', [300], 'MB'),
]

describe('renderScalePicture', () => {
  const picture = renderScalePicture(FIGURES)

  it('has equal steps for equal ratios, and the medians', () => {
    const points = [...picture.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/g)]
    const [hugo, quire] = points.map(([, ...numbers]) => numbers.map(Number))
    // The axes range from 10 to 100 pages, and from 1 to 100 seconds.
    expect(hugo?.[0]).toBe(72)
    expect(hugo?.[2]).toBe(540)
    const toY = (seconds: number) => Math.round((384 - 180 * Math.log10(seconds)) * 10) / 10
    expect([hugo?.[1], hugo?.[3]]).toEqual([toY(2), toY(3)])
    expect([quire?.[1], quire?.[3]]).toEqual([toY(4), toY(40)])
  })

  it('names each curve with its last time, and not the ratios', () => {
    const names = [...picture.matchAll(/>([^<>]+)<\/text>/g)].map(([, name]) => name)
    expect(names.slice(-2)).toEqual(['Quire, from scratch: 40 s', 'Hugo, from scratch: 3 s'])
    expect(names).not.toContain('to')
  })

  it('moves names apart that would overlap', () => {
    const close = [
      figure('10 pages, cold build: A 1', [5]),
      figure('10 pages, cold build: B 1', [5.1]),
    ]
    const ys = [...renderScalePicture(close).matchAll(/y="([\d.]+)" fill="[^"]+">[AB],/g)]
    const [first = 0, second = 0] = ys.map(([, y]) => Number(y))
    expect(second - first).toBeGreaterThanOrEqual(18)
  })
})

it('the table has a column for each size and a row for each program and kind', () => {
  const edits = FIGURES.map(({ name, ...more }) => ({
    name: name.replace('cold build', 'one page edited'),
    ...more,
  }))
  expect(renderScaleTable([...FIGURES, ...edits]).split('\n')).toEqual([
    '| | 10 pages | 100 pages |',
    '|---|---|---|',
    '| build from scratch | 4.0 s, 1,201 MB | 40 s, 300 MB |',
    '| build from scratch with Hugo 1.0 | 2.0 s, 100 MB | 3.0 s, 100 MB |',
    '| build after editing one page | 4.0 s, 1,201 MB | 40 s, 300 MB |',
    '| build after editing one page with Hugo 1.0 | 2.0 s, 100 MB | 3.0 s, 100 MB |',
  ])
})
