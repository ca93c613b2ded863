import { parsePointer } from '../../lib/json/text-place'
import type { Place } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { parseTable } from './parse-table'

export interface DataText {
  /** The path, whose extension determines the format. */
  file: string
  text: string
  /** The column of the ids. */
  id: string
}

/**
 * Returns a function from `/<id of a row>/<column>` to the location of the cell, or of the column's
 * name. What is not in the text has the location of its parent: the row of a missing column, the
 * start of the file for a missing row.
 */
export function createDataLocator({
  file,
  text,
  id,
}: DataText): (pointer: string, at?: 'key' | 'value') => Place {
  const { table } = parseTable(file, Buffer.from(text))
  const rows = new Map<string, number>()
  for (const [index, { values }] of table?.rows.entries() ?? []) {
    const value = values[id]
    if (value !== undefined && !rows.has(value)) rows.set(value, index)
  }
  return (pointer, at) => {
    const [row = '', column] = parsePointer(pointer)
    const index = rows.get(row)
    if (!table || index === undefined) return table?.locate({}) ?? WHOLE_FILE
    const isKnown = column !== undefined && table.columns.includes(column)
    return isKnown ? table.locate({ row: index, column }, at) : table.locate({ row: index })
  }
}
