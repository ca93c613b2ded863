import type { BlockRule } from '../../engine/block-build-api'
import { count, findUnevenRows } from '../../engine/block-build-api'
import type { TableBlock } from '../../schemas/generated/types'

/** Reports rows that do not have one cell per column: an extra cell would have no heading. */
export const unevenTable: BlockRule<TableBlock> = {
  name: 'uneven-table',
  check({ columns, rows }) {
    if (columns) {
      return findUnevenRows(
        rows,
        columns.length,
        `the table has ${count(columns.length, 'column')}`,
      )
    }
    const width = rows[0]?.length ?? 0
    return findUnevenRows(rows, width, `the first row has ${count(width, 'cell')}`)
  },
}
