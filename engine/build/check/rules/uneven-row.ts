import type { Remark } from '../problem'
import type { DocumentRule } from './rule'

interface Table {
  columns: unknown[]
  rows: unknown[]
  pointer: string
}

/** Each row of a table has one cell for each column: a missing one would be a hole, a further one would be lost. */
export const unevenRow: DocumentRule = {
  name: 'uneven-row',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data }) =>
      findTables(data).flatMap((table) =>
        findUneven(table).map((remark): Remark => ({ file, ...remark })),
      ),
    ),
}

/** Whatever has columns and rows, of any block. */
function findTables(value: unknown, pointer = ''): Table[] {
  if (typeof value !== 'object' || value === null) return []
  const { columns, rows } = value as { columns?: unknown; rows?: unknown }
  const own = Array.isArray(columns) && Array.isArray(rows) ? [{ columns, rows, pointer }] : []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    findTables(child, `${pointer}/${key}`),
  )
  return [...own, ...inner]
}

function findUneven({ columns, rows, pointer }: Table): Omit<Remark, 'file'>[] {
  const names = columns.map((column) => `"${column}"`).join(', ')
  return rows.flatMap((row, index) => {
    const { label, cells } = (row ?? {}) as { label?: unknown; cells?: unknown }
    if (!Array.isArray(cells) || cells.length === columns.length) return []
    const name = typeof label === 'string' ? `The row "${label}"` : 'This row'
    const message = `${name} has ${cells.length} cells, and the table has ${columns.length} columns.`
    const hint = `Write one cell for each of the columns, in their order: ${names}.`
    return [{ pointer: `${pointer}/rows/${index}/cells`, message, hint }]
  })
}
