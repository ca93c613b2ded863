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
  const draw = kind === 'bar' ? drawBars : drawLines
  const parts = draw(series, { scale, isFilled: kind === 'area' })
  return { unit, parts, ticks: scale.ticks, labels: placeLabels(chart) }
}

/** Returns `true` if the smallest value is closer to zero than to the largest one. */
function isNearZero(values: number[]): boolean {
  const distances = values.map(Math.abs)
  return Math.min(...distances) <= Math.max(...distances) / 2
}

interface PlotOptions {
  scale: ChartScale
  isFilled: boolean
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

/** The part of a row's width that its bars fill. */
const FILL = 0.7

/** Each row has one bar for each series, next to each other. */
function drawBars(series: Series[], { scale }: PlotOptions): ChartPart[] {
  const yOf = (value: number) => BOX * (1 - scale.place(value))
  return series.map(({ name, values }, number) => {
    const each = BOX / values.length
    const width = (each * FILL) / series.length
    const bars = values.map((value, index) => {
      if (value === undefined) return ''
      const start = each * (index + (1 - FILL) / 2) + width * number
      const [zero, end] = [yOf(0), yOf(value)].map(round)
      return `M${round(start)},${zero}V${end}h${round(width)}V${zero}Z`
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

/** The number of characters that fit below a narrow and a wide chart. */
const [NARROW, WIDE] = [30, 100]

/** The labels of the rows, fewer where not all fit. */
function placeLabels({ kind, rows }: ContentChart): ChartLabel[] {
  const texts = rows.map(([label = '']) => unescapeText(label))
  const length = Math.max(...texts.map((text) => text.length)) + 2
  const [wide = 1, narrow = 1] = [WIDE, NARROW].map((fit) =>
    chooseEvery(texts.length, fit / length),
  )
  return texts.flatMap((text, index): ChartLabel[] => {
    if (index % wide !== 0) return []
    const at = kind === 'bar' ? (index + 0.5) / texts.length : placePoint(index, texts.length)
    const isMinor = index % (wide * Math.ceil(narrow / wide)) !== 0
    return [{ at: round(100 * at) / 100, text, ...(isMinor && { isMinor }) }]
  })
}

/** Every how many labels one is shown, so that at most `most` are. */
function chooseEvery(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.floor(most))))
}
