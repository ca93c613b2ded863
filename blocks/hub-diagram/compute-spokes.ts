export interface SpokePlace {
  /** In per cent of the board's width, from its left edge. */
  x: number
  /** In per cent of the board's height, from its top. */
  y: number
}

const RADIUS = 39

/** The centres of `count` parts around the centre of a square board, clockwise from the top. */
export function computeSpokes(count: number): SpokePlace[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 2 - 0.5) * Math.PI
    return { x: round(50 + RADIUS * Math.cos(angle)), y: round(50 + RADIUS * Math.sin(angle)) }
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
