import type { BlockRule } from '../../engine/block-build-api'
import { count } from '../../engine/block-build-api'
import type { TableBlock } from '../../schemas/generated/types'

/** Reports rows that do not have one cell per column: an extra cell would have no heading. */
export const unevenTable: BlockRule<TableBlock> = {
  name: 'uneven-table',
  check({ columns, rows }) {
    const width = columns?.length ?? rows[0]?.length ?? 0
    const others = columns ? 'the table has' : 'the first row has'
    const unit = columns ? 'column' : 'cell'
    return rows.flatMap((cells, index) => {
      if (cells.length === width) return []
      const message = `This row has ${count(cells.length, 'cell')}, but ${others} ${count(width, unit)}.`
      const hint = 'Write one cell for each column; an empty one is "".'
      return [{ pointer: `/rows/${index}`, message, hint }]
    })
  },
}
