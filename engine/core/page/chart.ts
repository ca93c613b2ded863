/** Charts, and their drawings in page data. */
import type { ContentChart } from '../../../schemas/generated/types'
import { isBlankCell } from '../text/blank-cell'
import { unescapeText } from '../text/escape-rich-text'
import type { ReadCells } from '../text/read-number'
import { readCells } from '../text/read-number'

/** A chart with its drawing. */
export interface ShownChart extends ContentChart {
  /** Undefined if the chart cannot be drawn. Its table is then visible. */
  drawing?: ChartDrawing
}

/**
 * The drawing of a chart. Paths are SVG path data in a box of 100 by 100, from the start of the line
 * and from the top; those of a donut start at its centre. Positions are from 0 to 1.
 */
export interface ChartDrawing {
  /** The unit of the values. Empty if they have none. */
  unit: string
  /** The series, or the shares of a donut, in order. */
  parts: ChartPart[]
  /** The ticks of the value axis, in ascending order. A donut has none. */
  ticks: ChartTick[]
  /** The labels of the rows, from the start of the line. A donut has none. */
  labels: ChartLabel[]
  /** If `true`, bars grow from the start of the line, below each other, next to their labels. */
  isLying?: boolean
}

export interface ChartPart {
  name: string
  path: string
  /** The area between the line and zero. */
  area?: string
  /** Lines on a bar or a share, which distinguish it without colour. */
  texture?: string
  /** The value of a share, as its author wrote it, and its percentage of the whole. */
  value?: string
  share?: string
}

export interface ChartTick {
  at: number
  text: string
  isZero?: boolean
}

export interface ChartLabel {
  at: number
  text: string
  /** If `true`, the label does not fit below a narrow chart. */
  isMinor?: boolean
}

/** Larger numbers cannot be drawn exactly. */
const LARGEST = Number.MAX_SAFE_INTEGER

/** The texts of a chart's value cells. The first cell of each row is its label. */
export function listValueCells({ rows }: Pick<ContentChart, 'rows'>): string[] {
  return rows.flatMap(([, ...cells]) => cells.map(unescapeText).filter((one) => !isBlankCell(one)))
}

/** The numbers in a chart. Undefined if a cell is not a number, or if their units differ. */
export function readChart(chart: Pick<ContentChart, 'rows'>, language: string) {
  const cells = readCells(listValueCells(chart), language)
  const isDrawable = [...(cells?.values.values() ?? [])].every((value) => Math.abs(value) < LARGEST)
  return isDrawable ? cells : undefined
}

/** The number in a cell. Undefined if the cell has no value. */
export function readChartNumber(cell: string, { values }: ReadCells): number | undefined {
  return values.get(unescapeText(cell))
}
