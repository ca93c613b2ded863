import type { BlockRule } from '../../engine/block-build-api'
import type { ComparisonBlock } from '../../schemas/generated/types'

/**
 * Reports rows that do not have one cell per column: a missing cell leaves a hole, and an extra one
 * is not shown.
 */
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
