/** The scale of a chart's value axis. */
import type { ChartTick } from './chart'

export interface ChartScale {
  /** Returns the position of a value: 0 at the start of the scale, 1 at its end. */
  place: (value: number) => number
  ticks: ChartTick[]
}

interface ScaleOptions {
  /** If `true`, the scale contains zero, as the lengths of bars require. */
  hasZero: boolean
  language: string
}

/** The largest number of intervals between the ticks. */
const INTERVALS = 5

/** A scale whose ticks are round numbers. It begins and ends with a tick. */
export function buildScale(values: number[], { hasZero, language }: ScaleOptions): ChartScale {
  const all = hasZero ? [0, ...values] : values
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = chooseStep(high - low || Math.abs(high) || INTERVALS)
  // Equal values are in the middle.
  const margin = low === high && low !== 0 ? 1 : 0
  // The tolerance is for fractions such as 0.3 / 0.1.
  const first = Math.floor(low / step + TOLERANCE) - margin
  const last = Math.max(Math.ceil(high / step - TOLERANCE) + margin, first + 1)
  const place = (value: number) => (value / step - first) / (last - first)
  const format = createFormat(step, { language, largest: Math.max(-first, last) * step })
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => {
    const text = format((first + index) * step)
    return { at: index / (last - first), text, ...(first + index === 0 && { isZero: true }) }
  })
  return { place, ticks }
}

const TOLERANCE = 1e-9

/** The smallest round number by which a range has few intervals. */
function chooseStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / INTERVALS))
  return power * ([1, 2, 5].find((factor) => factor * power * INTERVALS >= range) ?? 10)
}

/** The format of ticks: all have the same number of decimals. Millions are abbreviated. */
function createFormat(step: number, { language, largest }: { language: string; largest: number }) {
  const decimals = Math.min(Math.max(0, -Math.floor(Math.log10(step) + TOLERANCE)), 10)
  const format =
    largest < 1e6
      ? { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      : ({ notation: 'compact', maximumSignificantDigits: 4 } as const)
  const { format: write } = new Intl.NumberFormat(language, format)
  return (value: number) => write(value === 0 ? 0 : value)
}
