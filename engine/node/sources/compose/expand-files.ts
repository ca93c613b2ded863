/** Fills in a block's content from other files: Markdown and table rows. */
import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import type { Expansion, Position } from './expansion'
import { listSources, reportMissingText, resolveTextFile } from './long-texts'
import { within } from './source-map'
import type { Cell, RowsUse } from './table-rows'
import {
  listCells,
  reportMissingColumn,
  reportMissingRows,
  reportUnevenHeadings,
} from './table-rows'
import { Unresolved } from './unresolved'

type Place = Pick<Position, 'to' | 'from'>

/** The sections in a Markdown file. Unresolved if the file is missing or has errors. */
export function expandFile(name: string, { to, from }: Place, world: Expansion): unknown {
  const { file, issues, sourceMap } = world
  const path = resolveTextFile(name, from.file)
  if (!world.texts.files.includes(path)) {
    const issue = reportMissingText(path, name, world.texts.files)
    const source = within(from, 'file')
    issues.push({ file, pointer: to, source, rule: 'unknown-text', ...issue })
    return new Unresolved(undefined)
  }
  const text = world.texts.read(path)
  world.read.set(path, text.version)
  issues.push(...text.issues)
  for (const [pointer, source] of listSources(path, to, text)) sourceMap.set(pointer, source)
  const sections = structuredClone(text.sections)
  return text.issues.some(isError) ? new Unresolved(sections) : sections
}

/** A block's reference to the rows in a data file. */
interface FilledRows {
  /** The block's headings, if it defines any. */
  head?: string[] | Unresolved
  rows: string[][] | Unresolved
}

/** The rows in a data file. Unresolved if the file is missing or has errors. */
export function expandRows(
  { from: path, columns }: RowsUse,
  { to, from, headings: { at, own } }: Place & { headings: { at: string; own: unknown } },
  world: Expansion,
): FilledRows {
  const { file, issues, sourceMap } = world
  const nothing = {
    rows: new Unresolved(undefined),
    ...(own === undefined && { head: new Unresolved(undefined) }),
  }
  const issue = { file, pointer: to }
  if (!world.rows.files.includes(path)) {
    const source = within(from, 'from')
    const rule = 'unknown-rows'
    issues.push({ ...issue, source, rule, ...reportMissingRows(path, world.rows.files) })
    return nothing
  }
  const { table, version, issues: found } = world.rows.read(path)
  world.read.set(path, version)
  issues.push(...found)
  if (!table) return nothing
  const missing = (columns ?? []).flatMap((name, index): Issue[] => {
    if (table.columns.includes(name)) return []
    const source = within(within(from, 'columns'), index)
    return [{ ...issue, source, rule: 'missing-column', ...reportMissingColumn(path, name, table) }]
  })
  issues.push(...missing)
  if (missing.length > 0) return nothing
  const shown = columns ?? table.columns
  if (Array.isArray(own) && own.length !== shown.length) {
    const issue = reportUnevenHeadings(path, own.length, shown.length)
    issues.push({ file, pointer: at, rule: 'missing-column', ...issue })
    return nothing
  }
  const cells = listCells(path, table, shown)
  const place = (list: Cell[], at: string) =>
    list.map(({ value, escaped, source }, index) => {
      sourceMap.set(`${at}/${index}`, source)
      if (escaped) world.escaped.set(`${at}/${index}`, escaped)
      return value
    })
  const rows = cells.rows.map((row, index) => {
    // A row's location is that of its first cell.
    if (row[0]) sourceMap.set(`${to}/${index}`, row[0].source)
    return place(row, `${to}/${index}`)
  })
  return own === undefined ? { head: place(cells.head, at), rows } : { rows }
}
