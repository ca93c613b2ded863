/** A font's lowest and highest weight, from 1 to 1000. */
export type WeightRange = [min: number, max: number]

/** Parses the weights that a theme declares for a font: `600` or `400 700`. */
export function parseWeights(declared: string): WeightRange {
  const [first = 400, second = first] = declared.split(' ').map(Number)
  return [Math.min(first, second), Math.max(first, second)]
}

/** Selects the font weight that is nearest to the requested weight. */
export function pickWeight([min, max]: WeightRange, wanted: number): number {
  return Math.min(Math.max(wanted, min), max)
}
