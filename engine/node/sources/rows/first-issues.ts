import { limitEqual } from '../../lib/problems/limit-equal'
import type { Issue } from '../../lib/problems/problem'
import type { TableIssue } from './table'

/** The issues of a data file. Of those of one rule in one column, only the first are listed. */
export function listFirstIssues(file: string, issues: TableIssue[]): Issue[] {
  return limitEqual(issues, {
    keyOf: ({ rule, column = '' }) => `${rule} ${column}`,
    renderRest: (more) => `${more} more ${more === 1 ? 'place is' : 'places are'} like this.`,
  }).map(({ column: _, pointer = '', ...issue }) => ({ file, pointer, ...issue }))
}
