export type Unit =
  | 's'
  | 'ms'
  | 'MB'
  | 'kB'
  | 'score'
  | 'shift'
  | 'texts'
  | 'shards'
  | 'pages'
  | 'ratio'

/** The measured values, one per run. */
export interface Figure {
  name: string
  unit: Unit
  values: number[]
}

export interface Summary {
  median: number
  min: number
  max: number
}

/** @throws if there are no values. */
export function buildSummary(values: number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (position: number) => sorted[position] ?? Number.NaN
  if (sorted.length === 0) throw new Error('A figure needs at least one value.')
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  }
}

export interface Figures {
  /** Adds one run's value to the figure with that name. */
  add: (name: string, unit: Unit, value: number) => void
  /** All figures, ordered by their first value. */
  list: () => Figure[]
}

export function createFigures(): Figures {
  const figures = new Map<string, Figure>()
  return {
    add(name, unit, value) {
      const figure = figures.get(name) ?? { name, unit, values: [] }
      figure.values.push(value)
      figures.set(name, figure)
    },
    list: () => [...figures.values()],
  }
}
