import type { ContentChart } from '../../../schemas/generated/types'

export const mend = { ContentChart: repairChart }

/** Gives each row one number for each series, and as many rows as the kind of chart allows. */
function repairChart({ columns, rows, ...rest }: ContentChart): ContentChart {
  const isDonut = rest.kind === 'donut'
  const kept = columns.slice(0, isDonut ? 2 : 5)
  const [first = []] = rows
  const shown = isDonut ? rows.slice(0, 6) : [...rows, first]
  const numbers = shown.map((cells, row) =>
    kept.map((_, index) => (index === 0 ? (cells[0] ?? '') : `${(7 * row + 3 * index) % 50}`)),
  )
  return { ...rest, columns: kept, rows: numbers }
}
