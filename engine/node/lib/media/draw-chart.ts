/** Draws charts at build time. */
import { arc, area, line, pie } from 'd3-shape'
import type { ContentChart } from '../../../../schemas/generated/types'
import type { ChartDrawing, ChartLabel, ChartPart } from '../../../core/page/chart'
import { readChart, readChartNumber } from '../../../core/page/chart'
import type { ChartScale } from '../../../core/page/chart-scale'
import { buildScale } from '../../../core/page/chart-scale'
import { unescapeText } from '../../../core/text/escape-rich-text'

/** The side of the box in which paths are drawn. */
const BOX = 100
const DECIMALS = 2

/** The values of a series. An empty cell has none. */
interface Series {
  name: string
  values: (number | undefined)[]
}

/**
 * The drawing of a chart, with its numbers in the language's notation. Undefined if it cannot be
 * drawn; the check reports the reason.
 */
export function drawChart(chart: ContentChart, language: string): ChartDrawing | undefined {
  const { kind, columns, rows, unit: written } = chart
  const cells = readChart(chart, language)
  if (!cells) return undefined
  const unit = written ?? cells.unit
  const series = columns.slice(1).map((name, index) => ({
    name,
    values: rows.map((row) => readChartNumber(row[index + 1] ?? '', cells)),
  }))
  if (kind === 'donut') {
    const parts = drawShares(chart, { values: series[0]?.values ?? [], language })
    return parts && { unit, parts, ticks: [], labels: [] }
  }
  const values = [...cells.values.values()]
  const hasZero = kind !== 'line' || isNearZero(values)
  const scale = buildScale(values, { hasZero, language })
  const texts = rows.map(([label = '']) => unescapeText(label))
  const labels = kind === 'bar' ? placeBarLabels(texts) : placePointLabels(texts)
  const isLying = kind === 'bar' && countCharacters(texts) > NARROW_BARS
  const draw = kind === 'bar' ? drawBars : drawLines
  const parts = draw(series, { scale, isLying, isFilled: kind === 'area' })
  return { unit, parts, ticks: scale.ticks, labels, ...(isLying && { isLying }) }
}

/** Returns `true` if the smallest value is closer to zero than to the largest one. */
function isNearZero(values: number[]): boolean {
  const distances = values.map(Math.abs)
  return Math.min(...distances) <= Math.max(...distances) / 2
}

interface PlotOptions {
  scale: ChartScale
  isFilled: boolean
  isLying: boolean
}

function drawLines(series: Series[], { scale, isFilled }: PlotOptions): ChartPart[] {
  const yOf = (value = 0) => BOX * (1 - scale.place(value))
  return series.map(({ name, values }) => {
    const xOf = (_: unknown, index: number) => BOX * placePoint(index, values.length)
    const isDefined = (value: number | undefined) => value !== undefined
    const curve = line<number | undefined>(xOf, yOf).defined(isDefined).digits(DECIMALS)
    const filled = area<number | undefined>(xOf, yOf(0), yOf).defined(isDefined).digits(DECIMALS)
    return { name, path: curve(values) ?? '', ...(isFilled && { area: filled(values) ?? '' }) }
  })
}

/** The position of a point: the first is at the start, the last at the end. */
function placePoint(index: number, count: number): number {
  return count === 1 ? 0.5 : index / (count - 1)
}

/** The part of a row's width that its bars fill, and the part of its share that each bar fills. */
const [ROW_FILL, BAR_FILL] = [0.7, 0.94]

/** Each row has one bar for each series, next to each other. */
function drawBars(series: Series[], { scale, isLying }: PlotOptions): ChartPart[] {
  const zero = scale.place(0)
  return series.map(({ name, values }, number) => {
    const each = BOX / values.length
    const share = (each * ROW_FILL) / series.length
    const width = round(share * BAR_FILL)
    const bars = values.map((value, index) => {
      if (value === undefined) return ''
      const start = round(each * (index + (1 - ROW_FILL) / 2) + share * number)
      const [from, to] = [zero, scale.place(value)]
      if (isLying)
        return `M${round(BOX * from)},${start}H${round(BOX * to)}v${width}H${round(BOX * from)}Z`
      const [bottom, top] = [from, to].map((at) => round(BOX * (1 - at)))
      return `M${start},${bottom}V${top}h${width}V${bottom}Z`
    })
    return { name, path: bars.join('') }
  })
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS))
}

const OUTER = BOX / 2
const INNER = 0.62 * OUTER

interface ShareOptions {
  values: Series['values']
  language: string
}

/** The shares in order, clockwise from the top. */
function drawShares({ rows }: ContentChart, { values, language }: ShareOptions) {
  const known = values.map((value = 0) => value)
  const whole = known.reduce((sum, value) => sum + value, 0)
  if (whole <= 0 || known.some((value) => value < 0)) return undefined
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(INNER)
    .outerRadius(OUTER)
    .digits(DECIMALS)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const angles = pie<number>().sort(null)(known)
  return rows.map(([name = '', value = ''], index): ChartPart => {
    const angle = angles[index]
    const share = percent.format((known[index] ?? 0) / whole)
    return { name, value: unescapeText(value), share, path: (angle && draw(angle)) ?? '' }
  })
}

/** The number of characters that fit below narrow and wide lines, and below narrow bars. */
const [NARROW, WIDE, NARROW_BARS] = [30, 100, 40]

/** The number of characters below a chart whose labels are all as long as the longest. */
function countCharacters(texts: string[]): number {
  return texts.length * (Math.max(...texts.map((text) => text.length)) + 2)
}

function placeBarLabels(texts: string[]): ChartLabel[] {
  return texts.map((text, index) => ({ at: (index + 0.5) / texts.length, text }))
}

/** The labels of points, fewer where not all fit. */
function placePointLabels(texts: string[]): ChartLabel[] {
  const characters = countCharacters(texts)
  const wide = Math.ceil(characters / WIDE)
  const narrow = wide * Math.ceil(characters / NARROW / wide)
  return texts.flatMap((text, index): ChartLabel[] => {
    if (index % wide !== 0) return []
    const isMinor = index % narrow !== 0
    return [{ at: placePoint(index, texts.length), text, ...(isMinor && { isMinor }) }]
  })
}
