export interface SpokePlace {
  /** The distance from the board's left edge, as a percentage of its width. */
  x: number
  /** The distance from the board's top, as a percentage of its height. */
  y: number
}

const RADIUS = 39

/** The centres of `count` parts, clockwise from the top around the centre of a square board. */
export function computeSpokes(count: number): SpokePlace[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 2 - 0.5) * Math.PI
    return { x: round(50 + RADIUS * Math.cos(angle)), y: round(50 + RADIUS * Math.sin(angle)) }
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
