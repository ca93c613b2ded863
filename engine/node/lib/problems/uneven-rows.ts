import { count } from '../../../core/text/count'
import type { RuleIssue } from './problem'

/**
 * Reports rows that do not have one cell per column. `expected` is the end of the message, such as
 * `the table has 3 columns`. Pointers start at the object that contains the rows.
 */
export function findUnevenRows(
  rows: string[][],
  width: number,
  expected: string,
): Omit<RuleIssue, 'file'>[] {
  return rows.flatMap((cells, index) => {
    if (cells.length === width) return []
    const message = `This row has ${count(cells.length, 'cell')}, but ${expected}.`
    const hint = 'Write one cell for each column; an empty one is "".'
    return [{ pointer: `/rows/${index}`, message, hint }]
  })
}
