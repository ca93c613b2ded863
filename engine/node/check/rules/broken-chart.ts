import type { ContentChart } from '../../../../schemas/generated/types'
import { listValueCells, readChart, readChartNumber } from '../../../core/page/chart'
import { isBlankCell } from '../../../core/text/blank-cell'
import { count } from '../../../core/text/count'
import { readCells } from '../../../core/text/read-number'
import { resolveTokens } from '../../../core/text/tokens'
import { resolvePointer } from '../../lib/json/text-place'
import type { RuleIssue } from '../../lib/problems/problem'
import { findUnevenRows } from '../../lib/problems/uneven-rows'
import { findMeaning } from '../facts/find-references'
import type { DocumentRule } from './rule'

/** An issue in a chart. Its pointer starts at the chart. */
type ChartIssue = Omit<RuleIssue, 'file'>

/** More shares are too small to compare. */
const MOST_SHARES = 6

/** A chart whose numbers cannot be drawn, or whose drawing would be wrong. */
export const brokenChart: DocumentRule = {
  name: 'broken-chart',
  scope: 'document',
  check: ({ documents, tokens, language }) =>
    findMeaning(documents, 'chart').flatMap(({ file, pointer, document }) => {
      const chart = resolvePointer(document.data, pointer)
      if (!isChart(chart)) return []
      const issues = findIssues(resolveTokens(chart, tokens), language)
      return issues.map((issue) => ({ file, ...issue, pointer: pointer + issue.pointer }))
    }),
}

/** The schema reports other values. */
function isChart(chart: unknown): chart is ContentChart {
  const { columns, rows, kind } = (chart ?? {}) as Record<string, unknown>
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((text) => typeof text === 'string')
  const hasRows = Array.isArray(rows) && rows.length > 0 && rows.every(areTexts)
  return typeof kind === 'string' && areTexts(columns) && hasRows
}

function findIssues(chart: ContentChart, language: string): ChartIssue[] {
  const uneven = listUnevenRows(chart)
  if (uneven.length > 0) return uneven
  const unread = [...findEmptySeries(chart), ...findUnreadCells(chart, language)]
  if (unread.length > 0) return unread
  return chart.kind === 'donut' ? findShareIssues(chart, language) : findShortLine(chart)
}

function listUnevenRows({ columns, rows }: ContentChart): ChartIssue[] {
  const width = columns.length
  const hint = 'Write a label and one value for each series; a missing value is "".'
  const issues = findUnevenRows(rows, width, `the chart has ${count(width, 'column')}`)
  return issues.map((issue) => ({ ...issue, hint }))
}

function findEmptySeries({ columns, rows }: ContentChart): ChartIssue[] {
  return columns.flatMap((name, index) => {
    if (index === 0 || rows.some((cells) => !isBlankCell(cells[index] ?? ''))) return []
    const message = `The series "${name}" has no values.`
    return [
      { pointer: `/columns/${index}`, message, hint: 'Add its values, or remove the column.' },
    ]
  })
}

function findUnreadCells(chart: ContentChart, language: string): ChartIssue[] {
  if (readChart(chart, language)) return []
  const example = new Intl.NumberFormat(language).format(1234.5)
  const isNumber = (text: string) => readChart({ rows: [['', text]] }, language) !== undefined
  const unread = mapValueCells(chart, (text, pointer) => {
    if (isNumber(text)) return []
    const message = `"${text}" is not a number that a chart can show.`
    return [
      { pointer, message, hint: `Write a number such as "${example}", or "" for a missing value.` },
    ]
  })
  return unread.length > 0 ? unread : findOtherUnit(chart, language)
}

/** The first value whose unit differs from that of the values before it. */
function findOtherUnit(chart: ContentChart, language: string): ChartIssue[] {
  const [first = ''] = listValueCells(chart)
  const others = mapValueCells(chart, (text, pointer) => {
    if (readCells([first, text], language)) return []
    const message = `The unit of "${text}" differs from that of "${first}".`
    return [{ pointer, message, hint: 'Write all values of the chart in one unit.' }]
  })
  return others.slice(0, 1)
}

/** Calls a function for each cell with a value, and joins the results. */
function mapValueCells(
  { rows }: ContentChart,
  find: (text: string, pointer: string) => ChartIssue[],
): ChartIssue[] {
  return rows.flatMap(([, ...cells], row) =>
    cells.flatMap((text, index) =>
      isBlankCell(text) ? [] : find(text, `/rows/${row}/${index + 1}`),
    ),
  )
}

function findShortLine({ kind, rows }: ContentChart): ChartIssue[] {
  if (kind === 'bar' || rows.length > 1) return []
  const message = `This ${kind} chart has a single row, so there is no development to show.`
  return [{ pointer: '/rows', message, hint: 'Add rows, or write "bar" as the kind.' }]
}

function findShareIssues(chart: ContentChart, language: string): ChartIssue[] {
  const { columns, rows } = chart
  if (columns.length > 2) {
    const message = `A donut shows one series, but this chart has ${columns.length - 1}.`
    return [
      { pointer: '/columns', message, hint: 'Remove the others, or write "bar" as the kind.' },
    ]
  }
  if (rows.length > MOST_SHARES) {
    const message = `This donut has ${rows.length} shares. With more than ${MOST_SHARES}, readers cannot compare them.`
    return [{ pointer: '/rows', message, hint: 'Join the smallest, or write "bar" as the kind.' }]
  }
  const read = readChart(chart, language)
  const readValue = (text: string) => (read && readChartNumber(text, read)) ?? 0
  const negative = mapValueCells(chart, (text, pointer) => {
    if (readValue(text) >= 0) return []
    const message = `"${text}" is negative, so it is not a share of a whole.`
    return [{ pointer, message, hint: 'Write a positive number, or write "bar" as the kind.' }]
  })
  if (negative.length > 0 || rows.some(([, text = '']) => readValue(text) > 0)) return negative
  const message = 'The shares of this donut add up to 0.'
  return [{ pointer: '/rows', message, hint: 'Write at least one number above 0.' }]
}
