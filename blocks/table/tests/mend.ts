import type { TableBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { TableBlock: repairTable, TableBlockVariant: repairTable }

/** Gives each row one cell per column. A variant sets either both columns and rows, or neither. */
function repairTable({ columns, rows, ...rest }: Partial<TableBlock>) {
  if (!columns || !rows)
    return 'type' in rest && rows ? { ...rest, rows: even(rows, rows[0]) } : withSomething(rest)
  return { ...rest, columns, rows: even(rows, columns) }
}

function even(rows: string[][], columns: string[] = []): string[][] {
  return rows.map((cells) => columns.map((_, index) => cells[index % cells.length] ?? ''))
}
