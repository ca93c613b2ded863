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
    const bars = values.flatMap((value, index): Bar | [] => {
      if (value === undefined) return []
      const start = round(each * (index + (1 - ROW_FILL) / 2) + share * number)
      const places = [zero, scale.place(value)].map((at) => round(BOX * (isLying ? at : 1 - at)))
      const [from = 0, to = 0] = places
      return { start, width, from, to }
    })
    const path = bars.map((bar) => drawBar(bar, isLying)).join('')
    if (number < FIRST_STRIPED) return { name, path }
    return { name, path, texture: bars.map((bar) => drawStripes(bar, isLying)).join('') }
  })
}

/** A bar from the zero line. It starts at `start` on the axis of the rows. */
interface Bar {
  start: number
  width: number
  from: number
  to: number
}

function drawBar({ start, width, from, to }: Bar, isLying: boolean): string {
  return isLying
    ? `M${from},${start}H${to}v${width}H${from}Z`
    : `M${start},${from}V${to}h${width}V${from}Z`
}

/** The index of the first series with stripes, and their distance. */
const [FIRST_STRIPED, STRIPE] = [2, 3]

/** Lines across a bar. */
function drawStripes({ start, width, from, to }: Bar, isLying: boolean): string {
  const step = STRIPE * Math.sign(to - from)
  const count = Math.max(0, Math.ceil(Math.abs(to - from) / STRIPE) - 1)
  if (count === 0) return ''
  return isLying
    ? `M${round(from + step)},${start}${`v${width}m${step},${-width}`.repeat(count)}`
    : `M${start},${round(from + step)}${`h${width}m${-width},${step}`.repeat(count)}`
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS))
}

const OUTER = BOX / 2
const INNER = 0.62 * OUTER

interface Angles {
  startAngle: number
  endAngle: number
}

interface Radii {
  innerRadius: number
  outerRadius: number
}

interface ShareOptions {
  values: Series['values']
  language: string
}

/** The shares in order, clockwise from the top. The first has no line, the second has one. */
function drawShares({ rows }: ContentChart, { values, language }: ShareOptions) {
  const known = values.map((value = 0) => value)
  const whole = known.reduce((sum, value) => sum + value, 0)
  if (whole <= 0 || known.some((value) => value < 0)) return undefined
  const draw = arc<Angles & Radii>().digits(DECIMALS)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const angles = pie<number>().sort(null)(known)
  return rows.map(([name = '', value = ''], index): ChartPart => {
    const angle = angles[index]
    const share = percent.format((known[index] ?? 0) / whole)
    const drawRing = (radii: Radii) => (angle && draw({ ...angle, ...radii })) ?? ''
    const path = drawRing({ innerRadius: INNER, outerRadius: OUTER })
    const shown = { name, value: unescapeText(value), share, path }
    if (index === 0) return shown
    const texture = listRadii(index).map((radius) =>
      drawRing({ innerRadius: radius, outerRadius: radius }),
    )
    return { ...shown, texture: texture.join('') }
  })
}

/** The radii of lines that divide the ring into equal bands. */
function listRadii(count: number): number[] {
  const band = (OUTER - INNER) / (count + 1)
  return Array.from({ length: count }, (_, index) => INNER + band * (index + 1))
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
