import type { Figure } from './figure'
import { buildSummary } from './figure'

/**
 * Formats figures, one per line. If there is an earlier run, each line includes the ratio to it.
 */
export function renderTable(figures: Figure[], earlier?: Figure[]): string {
  const head = ['', 'unit', 'median', 'min', 'max', 'runs']
  const rows = figures.map((figure) => {
    const { median, min, max } = buildSummary(figure.values)
    const numbers = [median, min, max].map(renderNumber)
    const row = [figure.name, figure.unit, ...numbers, String(figure.values.length)]
    return earlier ? [...row, renderRatio(figure, earlier)] : row
  })
  return renderColumns([earlier ? [...head, 'ratio'] : head, ...rows])
}

/** The ratio to the median of the earlier run. */
export function renderRatio({ name, values }: Figure, earlier: Figure[]): string {
  const before = earlier.find((figure) => figure.name === name)
  if (!before) return 'new'
  const [now, then] = [buildSummary(values).median, buildSummary(before.values).median]
  if (now === then) return '1.00'
  return then === 0 ? 'from 0' : (now / then).toFixed(2)
}

/** Rounds to about three significant digits. */
export function renderNumber(value: number): string {
  const size = Math.abs(value)
  if (size === 0) return '0'
  if (size >= 100) return value.toFixed(0)
  if (size >= 10) return value.toFixed(1)
  return value.toFixed(size >= 0.1 ? 2 : 4)
}

function renderColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column < 2 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
