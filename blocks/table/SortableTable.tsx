import { useState } from 'react'
import { DataTable, type TableData, type TableSort, useSite } from '../../engine/block-api'
import { sortRows } from './sort-rows'

type Order = Omit<TableSort, 'choose'>

/** A table that visitors can sort by column. The initial row order is that of the JSON. */
export function SortableTable({ table }: { table: TableData }) {
  const { language } = useSite()
  const [order, setOrder] = useState<Order>({ direction: 'ascending' })
  const { column, direction } = order
  const choose = (chosen: number) =>
    setOrder({
      column: chosen,
      direction: chosen === column && direction === 'ascending' ? 'descending' : 'ascending',
    })
  const rows =
    column === undefined ? table.rows : sortRows(table.rows, { column, direction, language })
  return <DataTable table={{ ...table, rows }} sort={{ ...order, choose }} />
}
