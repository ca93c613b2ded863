import type { BlockRule } from '../../engine/block-build-api'
import type { ComparisonBlock } from '../../schemas/generated/types'

/** Each row of a table has one cell for each column: a missing one would be a hole, a further one would be lost. */
export const unevenRow: BlockRule<ComparisonBlock> = {
  name: 'uneven-row',
  check({ columns, rows }) {
    const names = columns.map((column) => `"${column}"`).join(', ')
    return rows.flatMap(({ label, cells }, index) => {
      if (cells.length === columns.length) return []
      const message = `The row "${label}" has ${cells.length} cells, but the table has ${columns.length} columns.`
      const hint = `Write one cell for each column, in this order: ${names}.`
      return [{ pointer: `/rows/${index}/cells`, message, hint }]
    })
  },
}
