import type { Remark } from '../../problems/problem'
import { findObjects } from '../facts/find-objects'
import type { DocumentRule } from './rule'

interface Table {
  columns: unknown[]
  rows: unknown[]
}

/** Each row of a table has one cell for each column: a missing one would be a hole, a further one would be lost. */
export const unevenRow: DocumentRule = {
  name: 'uneven-row',
  scope: 'document',
  check: ({ documents }) =>
    findObjects(documents, isTable).flatMap(({ file, pointer, value }) =>
      findUneven(value, pointer).map((remark): Remark => ({ file, ...remark })),
    ),
}

/** Whatever has columns and rows, of any block. */
function isTable(value: Partial<Table>): value is Table {
  return Array.isArray(value.columns) && Array.isArray(value.rows)
}

function findUneven({ columns, rows }: Table, pointer: string): Omit<Remark, 'file'>[] {
  const names = columns.map((column) => `"${column}"`).join(', ')
  return rows.flatMap((row, index) => {
    const { label, cells } = (row ?? {}) as { label?: unknown; cells?: unknown }
    if (!Array.isArray(cells) || cells.length === columns.length) return []
    const name = typeof label === 'string' ? `The row "${label}"` : 'This row'
    const message = `${name} has ${cells.length} cells, but the table has ${columns.length} columns.`
    const hint = `Write one cell for each column, in this order: ${names}.`
    return [{ pointer: `${pointer}/rows/${index}/cells`, message, hint }]
  })
}
