import type { ScreenArea } from '../../schemas/generated/types'

/** The cells of the window's grid that an area covers. Lines are numbered from 1. */
export interface AreaCells {
  row: number
  rows: number
  column: number
  columns: number
}

const COLUMNS = 12
const PANEL_COLUMNS = 4

const SHARES = { full: 1, large: 2 / 3, medium: 1 / 2, small: 1 / 3 }

/**
 * Arranges areas line by line, in a grid of 12 columns. A panel covers the last 4 columns of all
 * rows. The last area of a line covers the rest of the line.
 */
export function arrangeAreas(areas: Pick<ScreenArea, 'size'>[]): AreaCells[] {
  const hasPanel = areas.some(({ size }) => size === 'panel')
  const width = hasPanel ? COLUMNS - PANEL_COLUMNS : COLUMNS
  const lines = breakLines(areas)
  const rows = Math.max(1, lines.length)
  return areas.map((area) => {
    if (area.size === 'panel') {
      return { row: 1, rows, column: width + 1, columns: PANEL_COLUMNS }
    }
    const row = lines.findIndex((line) => line.includes(area))
    const line = lines[row] ?? []
    const index = line.indexOf(area)
    const start = Math.round(width * sumShares(line.slice(0, index)))
    const isLast = index === line.length - 1
    const end = isLast ? width : Math.round(width * sumShares(line.slice(0, index + 1)))
    return { row: row + 1, rows: 1, column: start + 1, columns: end - start }
  })
}

function breakLines<T extends Pick<ScreenArea, 'size'>>(areas: T[]): T[][] {
  const lines: T[][] = []
  for (const area of areas.filter(({ size }) => size !== 'panel')) {
    const line = lines.at(-1)
    if (line && sumShares([...line, area]) < 1.01) line.push(area)
    else lines.push([area])
  }
  return lines
}

function sumShares(areas: Pick<ScreenArea, 'size'>[]): number {
  return areas.reduce((sum, { size }) => sum + (size === 'panel' ? 0 : SHARES[size]), 0)
}

/** Returns the number of rows that the areas cover. */
export function countRows(cells: AreaCells[]): number {
  return Math.max(...cells.map(({ row, rows }) => row + rows - 1))
}
