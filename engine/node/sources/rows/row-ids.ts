import type { IssueText } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { buildFitName, findNameIssue } from '../files/file-names'
import type { Table, TableIssue, TableRow } from './table'
import { quote } from './table'

/** The column of ids, and the file whose name contains it: `pages/branches/[id].json`. */
export interface IdColumn {
  id: string
  by: string
}

const FIT = /^[a-z0-9-]+$/

/**
 * The rows whose ids are valid in paths, by their index in the table, and the issues of the others.
 */
export function checkIds(table: Table, column: IdColumn): { fit: number[]; issues: TableIssue[] } {
  const { id } = column
  const seen = new Map<string, TableRow>()
  const byId = new Map(table.rows.toReversed().map((row) => [row.values[id], row]))
  const fit: number[] = []
  const issues: TableIssue[] = []
  for (const [index, row] of table.rows.entries()) {
    const found = findIssue(row, { byId, column, seen })
    if (!row.isWhole) continue
    if (found) {
      issues.push({ ...found, column: id, place: table.locate({ row: index, column: id }) })
    } else fit.push(index)
  }
  return { fit, issues }
}

type RowIssue = Omit<TableIssue, 'place'>

interface Known {
  /** The first row of each id. */
  byId: Map<string | undefined, TableRow>
  column: IdColumn
  /** The first row of each id, in lower case. */
  seen: Map<string, TableRow>
}

function findIssue(row: TableRow, { byId, column, seen }: Known): RowIssue | undefined {
  const value = row.values[column.id]
  if (value === undefined) return buildEmpty(row, column)
  const key = value.toLowerCase()
  const first = seen.get(key)
  if (first) return buildDoubled(row, first, column)
  seen.set(key, row)
  return findUnfit(row, value, { byId, column })
}

function buildEmpty({ name }: TableRow, { id }: IdColumn): RowIssue {
  const message = `${name} has no value in the column ${quote(id)}.`
  const hint = 'Write the last part of the address of its page, such as "bern".'
  return { rule: 'bad-row-id', message, hint }
}

function buildDoubled({ name, values }: TableRow, first: TableRow, { id }: IdColumn): RowIssue {
  const [own = '', other = ''] = [values[id], first.values[id]]
  const earlier = first.name.toLowerCase()
  const message =
    own === other
      ? `${name} has the same id as ${earlier}: ${quote(own)}.`
      : `${name} has the id ${quote(own)}, and ${earlier} has ${quote(other)}: only their case differs.`
  const hint = 'Give one of them another id, or remove one of them.'
  return { rule: 'duplicate-row', message, hint }
}

function findUnfit(
  { name }: TableRow,
  value: string,
  { byId, column: { id, by } }: Omit<Known, 'seen'>,
): RowIssue | undefined {
  const rule = 'bad-row-id'
  if (!FIT.test(value)) {
    const message = `${name} has the id ${quote(value)}; an id has only lower-case letters, digits and hyphens.`
    return { rule, message, ...adviseId(value, byId) }
  }
  const issue = findNameIssue(by.replace(`[${id}]`, value))
  if (issue === undefined) return undefined
  const message = `${name} has the id ${quote(value)}, which no page can have. ${issue.message}`
  return { rule, message, hint: 'Give it another id.' }
}

function adviseId(value: string, byId: Known['byId']): Pick<IssueText, 'hint' | 'fixes'> {
  const name = buildFitName(value.replaceAll('/', '-'))
  // A name in another script has no letters that are valid in a path.
  if (name === '') return { hint: 'Write it with these characters, such as "bern-west".' }
  const other = byId.get(name)
  return other
    ? { hint: `Choose another: ${other.name.toLowerCase()} has the id "${name}".` }
    : { hint: `Write "${name}".`, fixes: replaceText(value, [name]) }
}
