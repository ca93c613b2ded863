import { DataTable, Section } from '../../engine/block-api'
import type { TableBlock } from '../../schemas/generated/types'
import { SortableTable } from './SortableTable'

/** A table with text and numbers. */
export function Table({ block }: { block: TableBlock }) {
  const { caption, columns, rowHeadings, align, rows, sortable } = block
  const table = { caption, columns, namesRows: rowHeadings, align, rows }
  return (
    <Section block={block}>
      {sortable ? <SortableTable table={table} /> : <DataTable table={table} />}
    </Section>
  )
}
