import { describe, expect, it } from 'vitest'
import { buildScale } from '../../../../engine/core/page/chart-scale'

function listTicks(values: number[], options: { hasZero?: boolean; language?: string } = {}) {
  const { hasZero = false, language = 'en' } = options
  return buildScale(values, { hasZero, language }).ticks.map(({ text }) => text)
}

describe('the ticks of a scale', () => {
  it.each([
    [
      [0, 9],
      ['0', '2', '4', '6', '8', '10'],
    ],
    [
      [3, 37],
      ['0', '10', '20', '30', '40'],
    ],
    [
      [101, 108],
      ['100', '102', '104', '106', '108'],
    ],
    [
      [-4.5, 4],
      ['-6', '-4', '-2', '0', '2', '4'],
    ],
    [
      [0.1, 0.3],
      ['0.10', '0.15', '0.20', '0.25', '0.30'],
    ],
    [
      [0, 2_400_000],
      ['0', '500K', '1M', '1.5M', '2M', '2.5M'],
    ],
    [
      [1200, 5600],
      ['1,000', '2,000', '3,000', '4,000', '5,000', '6,000'],
    ],
    [
      [5, 5],
      ['4', '5', '6'],
    ],
    [
      [0, 0],
      ['0', '1'],
    ],
  ])('are round numbers around %s', (values, ticks) => {
    expect(listTicks(values)).toEqual(ticks)
  })

  it.each([
    [[5, 5]],
    [[0, 0]],
    [[-3]],
    [[0.004]],
    [[9e15]],
  ])('surround equal values, such as %s', (values) => {
    const { place, ticks } = buildScale(values, { hasZero: false, language: 'en' })
    expect(ticks.length).toBeGreaterThan(1)
    expect(place(values[0] ?? 0)).toBeGreaterThanOrEqual(0)
    expect(place(values[0] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('contain zero where lengths are compared', () => {
    expect(listTicks([101, 108], { hasZero: true })).toEqual(['0', '50', '100', '150'])
    expect(listTicks([-108, -101], { hasZero: true })).toEqual(['-150', '-100', '-50', '0'])
    const { ticks } = buildScale([-1, 1], { hasZero: true, language: 'en' })
    expect(ticks.filter(({ isZero }) => isZero)).toEqual([{ at: 0.5, text: '0.0', isZero: true }])
  })

  it('are in the notation of the language', () => {
    expect(listTicks([0, 0.4], { language: 'de' })).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4'])
    expect(listTicks([0, 3], { language: 'ar-EG' })).toEqual(['٠', '١', '٢', '٣'])
  })
})

it('places values between the first tick and the last', () => {
  const { place } = buildScale([0, 40], { hasZero: true, language: 'en' })
  expect([0, 10, 40].map(place)).toEqual([0, 0.25, 1])
})
