import { round } from './formula/functions'

/** A bar from the zero line, in percent of the height of the plot, measured from its bottom. */
interface SeriesBar {
  from: number
  size: number
  isNegative: boolean
}

export interface SeriesLayout {
  /** Horizontal grid lines, from the bottom to the top. */
  ticks: { value: number; at: number }[]
  /** One bar per value; undefined for a value that cannot be computed. */
  bars: (SeriesBar | undefined)[]
  /** The height of the line across the bars. */
  line?: number
}

/** The largest number of intervals between grid lines. */
const MAX_INTERVALS = 4

/** Positions bars on a scale with round numbers that includes zero. */
export function layoutSeries(values: number[], line?: number): SeriesLayout {
  const shown = [0, ...values, line ?? 0].filter(Number.isFinite)
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const tick = findTick((high - low || 1) / MAX_INTERVALS)
  const first = Math.floor(low / tick)
  const last = Math.max(Math.ceil(high / tick), first + 1)
  const at = (value: number) => round((100 * (value / tick - first)) / (last - first), 2)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * tick)
  return {
    ticks: ticks.map((value) => ({ value, at: at(value) })),
    bars: values.map((value) => {
      if (!Number.isFinite(value)) return undefined
      const ends = [at(0), at(value)]
      const from = Math.min(...ends)
      return { from, size: round(Math.max(...ends) - from, 2), isNegative: value < 0 }
    }),
    line: line !== undefined && Number.isFinite(line) ? at(line) : undefined,
  }
}

/** The next distance of the form 1, 2, 2.5 or 5 times a power of ten. */
function findTick(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= least) ?? 10
  return factor * power
}
