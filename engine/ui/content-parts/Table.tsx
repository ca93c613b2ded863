import type { ContentTable } from '../../../schemas/generated/types'
import type { ContentPartProps } from '../context/registry'
import type { TableData } from '../kit/DataTable'
import { DataTable } from '../kit/DataTable'

/** A table between paragraphs. */
export function Table({ part }: ContentPartProps<'table'>) {
  return <DataTable table={readTable(part)} />
}

const SIDES = { left: 'start', center: 'center', right: 'end' } as const

/** Alignments are named as in Markdown, and follow the direction of the language. */
function readTable({ align, columns, ...table }: ContentTable): TableData {
  const namesRows = columns[0] === ''
  return { ...table, columns, namesRows, align: align?.map((side) => SIDES[side]) }
}
