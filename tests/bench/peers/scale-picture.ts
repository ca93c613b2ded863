import { escapeHtml } from '../../../engine/core/text/escape'
import type { Figure } from '../figure'
import { buildSummary } from '../figure'

interface Point {
  pages: number
  seconds: number
}

/** One generator's build times by number of pages. */
interface Curve {
  program: string
  kind: string
  points: Point[]
}

const SIZE = { width: 760, height: 440 }
/** The plot area. The names of the curves are to its right. */
const PLOT = { left: 72, right: 540, top: 24, bottom: 384 }
const TEXT = '#4E5C6A'
const LINE = '#D5D7D8'
/** Quire's colour matches the other pictures in the guides. */
const COLORS = { own: '#0F6E6E', other: '#9A4B00' }
/** The minimum distance between two curve names, in pixels. */
const NAME_HEIGHT = 18

/** Draws the medians from `bench -- --peers` as curves on logarithmic axes. */
export function renderScalePicture(figures: Figure[]): string {
  const curves = listCurves(figures)
  const points = curves.flatMap((curve) => curve.points)
  const toX = createScale(listPowers(points.map(({ pages }) => pages)), PLOT.left, PLOT.right)
  const toY = createScale(listPowers(points.map(({ seconds }) => seconds)), PLOT.bottom, PLOT.top)
  const parts = [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#FFFFFF"/>`,
    ...toY.ticks.map((tick) => renderTick(tick, toY.place(tick))),
    ...toX.ticks.map((tick) =>
      renderText(renderNumber(tick), { x: toX.place(tick), y: PLOT.bottom + 24, anchor: 'middle' }),
    ),
    renderText('pages', { x: (PLOT.left + PLOT.right) / 2, y: PLOT.bottom + 46, anchor: 'middle' }),
    ...curves.map((curve) => renderCurve(curve, toX.place, toY.place)),
    ...nameCurves(curves, toY.place),
  ]
  const title = '<title>The time of a build, by the number of pages</title>'
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui, sans-serif" font-size="14">`
  return `${[head, title, ...parts].join('\n')}\n</svg>\n`
}

const FIGURE = /^(\d+) pages, ([^,:]+): (?!Quire to )(\S+)/

function listCurves(figures: Figure[]): Curve[] {
  const curves = new Map<string, Curve>()
  for (const { name, unit, values } of figures) {
    const [, pages, kind = '', program = ''] = FIGURE.exec(name) ?? []
    if (pages === undefined || unit !== 's') continue
    const key = `${program}, ${kind}`
    const curve = curves.get(key) ?? { program, kind, points: [] }
    curves.set(key, curve)
    curve.points.push({ pages: Number(pages), seconds: buildSummary(values).median })
  }
  for (const { points } of curves.values()) points.sort((a, b) => a.pages - b.pages)
  return [...curves.values()]
}

/** The powers of ten that enclose the values. */
function listPowers(values: number[]): number[] {
  const exponents = values.map((value) => Math.log10(value))
  const first = Math.floor(Math.min(...exponents))
  const last = Math.ceil(Math.max(...exponents))
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
}

function createScale(ticks: number[], from: number, to: number) {
  const [first = 1] = ticks
  const steps = Math.max(1, ticks.length - 1)
  const place = (value: number) => from + ((to - from) * Math.log10(value / first)) / steps
  return { ticks, place }
}

function renderTick(tick: number, y: number): string {
  const line = `<path d="M${PLOT.left} ${round(y)}H${PLOT.right}" stroke="${LINE}"/>`
  const name = `${renderNumber(tick)} s`
  return line + renderText(name, { x: PLOT.left - 10, y: y + 5, anchor: 'end' })
}

interface TextPlace {
  x: number
  y: number
  anchor?: 'middle' | 'end'
  color?: string
}

function renderText(text: string, { x, y, anchor, color = TEXT }: TextPlace): string {
  const anchored = anchor ? ` text-anchor="${anchor}"` : ''
  return `<text x="${round(x)}" y="${round(y)}"${anchored} fill="${color}">${escapeHtml(text)}</text>`
}

type Place = (value: number) => number

function renderCurve(curve: Curve, toX: Place, toY: Place): string {
  const color = colorOf(curve)
  const places = curve.points.map(({ pages, seconds }) => [round(toX(pages)), round(toY(seconds))])
  const line = `M${places.map((place) => place.join(' ')).join('L')}`
  const dashes = isFromScratch(curve) ? '' : ' stroke-dasharray="6 5"'
  const dots = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${color}"/>`)
  return `<path d="${line}" fill="none" stroke="${color}" stroke-width="2"${dashes}/>${dots.join('')}`
}

/** Writes each curve's name at its last point. Overlapping names are moved apart. */
function nameCurves(curves: Curve[], toY: Place): string[] {
  let lowest = 0
  return curves
    .map((curve) => ({ curve, seconds: curve.points.at(-1)?.seconds ?? 1 }))
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ curve, seconds }) => {
      const y = Math.max(toY(seconds) + 5, lowest + NAME_HEIGHT)
      lowest = y
      const kind = isFromScratch(curve) ? 'from scratch' : 'after an edit'
      const time = `${renderNumber(Number(seconds.toPrecision(2)))} s`
      const text = `${curve.program}, ${kind}: ${time}`
      return renderText(text, { x: PLOT.right + 14, y, color: colorOf(curve) })
    })
}

const isFromScratch = ({ kind }: Curve) => kind.startsWith('cold')
const colorOf = ({ program }: Curve) => (program === 'Quire' ? COLORS.own : COLORS.other)
const renderNumber = (value: number) => value.toLocaleString('en')
const round = (value: number) => Math.round(value * 10) / 10
