import type { ComparisonBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'

export const mend = { ComparisonBlock: repairTable, ComparisonBlockVariant: repairTable }

/** Gives each row one cell per column. A variant sets either both columns and rows, or neither. */
function repairTable({ columns, rows, ...rest }: Partial<ComparisonBlock>) {
  if (!columns || !rows) return withSomething(rest)
  return {
    ...rest,
    columns,
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: columns.map((_, index) => cells[index % cells.length]),
    })),
  }
}
