import { geoMercator } from 'd3-geo'
import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureMap, parseBounds, projectPlace } from '../../../engine/core/map'

const bounds = parseBounds('92 -44.5 160 20')

describe('a map', () => {
  it('has the corners of its bounds as its own', () => {
    expect(bounds).toEqual({ west: 92, south: -44.5, east: 160, north: 20 })
    expect(projectPlace(bounds, [92, 20])).toEqual({ x: 0, y: 0 })
    expect(projectPlace(bounds, [160, -44.5])).toEqual({ x: 100, y: 100 })
  })

  it('has no place for what lies beyond it', () => {
    expect(projectPlace(bounds, [91, 0])).toBeUndefined()
    expect(projectPlace(bounds, [100, 21])).toBeUndefined()
    expect(projectPlace(bounds, [100, -91])).toBeUndefined()
  })

  it('puts every place where d3 draws its coast', () => {
    const { width, height } = measureMap(bounds, 640)
    const corners = {
      type: 'MultiPoint' as const,
      coordinates: [
        [92, -44.5],
        [160, 20],
      ],
    }
    const projection = geoMercator().fitSize([width, height], corners)
    const longitude = double({ min: 92, max: 160, noNaN: true })
    const latitude = double({ min: -44, max: 20, noNaN: true })
    assert(
      property(longitude, latitude, (east, north) => {
        const [x, y] = projection([east, north]) ?? [0, 0]
        const place = projectPlace(bounds, [east, north])
        expect(place?.x).toBeCloseTo((x / width) * 100, 0)
        expect(place?.y).toBeCloseTo((y / height) * 100, 0)
      }),
    )
  })
})
