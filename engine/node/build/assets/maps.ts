import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoMercator, geoPath, geoTransform } from 'd3-geo'
import type { Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { measureMap, mercator, parseBounds } from '../../../core/map'
import type { MapDrawing } from '../../../core/page/data'
import { once } from '../../lib/files/once'
import { findPackageFolder } from '../../lib/files/package-folder'

const WIDTH = 640
/** Islands below this area are omitted, in square pixels. */
const SMALLEST = 10

const drawings = new Map<string, MapDrawing>()

/** The coastlines within the bounds from the JSON. Each is drawn once. */
export function loadMap(written: string): MapDrawing {
  const known = drawings.get(written) ?? drawMap(written)
  drawings.set(written, known)
  return known
}

function drawMap(written: string): MapDrawing {
  const bounds = parseBounds(written)
  const { width, height } = measureMap(bounds, WIDTH)
  const scale = width / ((bounds.east - bounds.west) * (Math.PI / 180))
  const projection = geoMercator()
    .scale(scale)
    .translate([(-scale * bounds.west * Math.PI) / 180, scale * mercator(bounds.north)])
    // The coast is clipped outside of the picture, so that no line is drawn along its edge.
    .clipExtent([
      [-9, -9],
      [width + 9, height + 9],
    ])
  const thin = createThinner()
  const path = geoPath({ stream: (output) => projection.stream(thin.stream(output)) }).digits(1)
  const rings = loadCoasts().filter((coast) => path.area(coast) > SMALLEST)
  return { width, height, path: rings.map((coast) => path(coast)).join('') }
}

/**
 * The minimum distance between points, in pixels. A point closer than this to the previous one is
 * omitted.
 */
const DETAIL = 3

function createThinner() {
  let last: [x: number, y: number] | undefined
  return geoTransform({
    lineStart() {
      last = undefined
      this.stream.lineStart()
    },
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < DETAIL) return
      last = [x, y]
      this.stream.point(x, y)
    },
  })
}

/** A polygon for each landmass. */
const loadCoasts = once((): Polygon[] => {
  const file = join(findPackageFolder('world-atlas', 'land-50m.json'), 'land-50m.json')
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry]
    if (geometry.type !== 'MultiPolygon') return []
    return geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  })
})
