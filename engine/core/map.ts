/** A region of the earth, in degrees. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

export interface MapSize {
  width: number
  height: number
}

/** Parses `92 -42 160 20`: west, south, east, north. */
export function parseBounds(text: string): MapBounds {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(' ').map(Number)
  return { west, south, east, north }
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The vertical position of a latitude in the Mercator projection, in radii of the globe. */
export function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2))
}

/** The size of a map with the given width. The Mercator projection determines the height. */
export function measureMap({ west, south, east, north }: MapBounds, width: number): MapSize {
  const scale = width / toRadians(east - west)
  return { width, height: Math.round(scale * (mercator(north) - mercator(south))) }
}

/**
 * A place's position on the map, in per cent from the left and the top. Undefined outside the map.
 */
export function projectPlace(
  { west, south, east, north }: MapBounds,
  [longitude, latitude]: readonly [longitude: number, latitude: number],
): { x: number; y: number } | undefined {
  const x = (longitude - west) / (east - west)
  const y = (mercator(north) - mercator(latitude)) / (mercator(north) - mercator(south))
  const isOnMap = x >= 0 && x <= 1 && y >= 0 && y <= 1
  return isOnMap ? { x: round(x * 100), y: round(y * 100) } : undefined
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
