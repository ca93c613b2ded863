import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { routeOfFile } from '../../../core/addresses/paths'
import { readBytes } from '../../lib/files/read-bytes'
import { escapePointer } from '../../lib/json/text-place'
import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import type { Issue } from '../../lib/problems/problem'
import { columnOfTemplate } from '../../sources/files/file-names'
import { readDocument } from '../../sources/files/read-files'
import type { ListedSite, MadeOf, SourceFile, SourcePage } from '../../sources/files/site-files'
import { readRows } from '../../sources/rows/read-rows'
import type { Templates } from './check-page'

/** The pages generated from rows, and their issues. */
export interface RowPages {
  pageFiles: SourcePage[]
  issues: Issue[]
}

/** Lists one page per row for each file that refers to a data file. */
export function listRowPages(dir: string, listed: ListedSite, templates: Templates): RowPages {
  if (listed.templates.length === 0) return { pageFiles: [], issues: [] }
  const taken = new Map(listed.files.map(({ file }) => [file, file]))
  const parts = listed.templates.map((template): RowPages => {
    const { issues, ...document } = readDocument(template, templates.get(template.file))
    if (issues.length > 0) return { pageFiles: [], issues }
    const each = readEach(template, document.data, listed)
    if (each.data === undefined) return { pageFiles: [], issues: each.issues }
    const rows = readPages(dir, template.file, each.data)
    const pages = selectPages(rows.made, taken)
    return { pageFiles: pages.pageFiles, issues: [...rows.issues, ...pages.issues] }
  })
  return joinPages(parts)
}

/** Joins several lists of pages. */
function joinPages(parts: RowPages[]): RowPages {
  return {
    pageFiles: parts.flatMap(({ pageFiles }) => pageFiles),
    issues: parts.flatMap(({ issues }) => issues),
  }
}

/** The generated pages, except those whose paths are in use. */
export function selectPages(made: MadePage[], taken: Map<string, string>): RowPages {
  const pageFiles: SourcePage[] = []
  const issues: Issue[] = []
  for (const one of made) {
    const { by } = one.made
    const other = taken.get(one.file)
    if (other !== undefined) issues.push(reportTaken(one, other))
    else {
      taken.set(one.file, by)
      pageFiles.push({ kind: 'page', route: routeOfFile(one.file), ...one })
    }
  }
  return { pageFiles, issues }
}

export interface MadePage {
  file: string
  made: MadeOf
}

interface Each {
  /** The data file that contains the rows. */
  data?: string
  issues: Issue[]
}

function readEach({ file }: SourceFile, data: unknown, { data: files }: ListedSite): Each {
  const { each } = (data ?? {}) as { each?: unknown }
  if (readTagsOf(data) !== undefined) return { issues: [] }
  const known = files.length > 0 ? `Use one of the files in "data": ${listSome(files)}.` : ''
  if (typeof each !== 'string') {
    const pointer = each === undefined ? '' : '/each'
    const message = 'A page whose file name contains a name in brackets needs a data file.'
    const hint =
      `Add "each": "data/….csv", and write one row per page into that file. ${known}`.trim()
    return { issues: [{ file, pointer, rule: 'unknown-rows', message, hint }] }
  }
  if (files.includes(each)) return { data: each, issues: [] }
  const message = `There is no data file "${each}".`
  const further = known || 'Put a CSV or JSON file into the "data" folder.'
  const base = { file, pointer: '/each', rule: 'unknown-rows', message }
  return { issues: [{ ...base, ...suggest(each, findNearest(each, files), further) }] }
}

/** The folder for whose tags a file generates pages. Undefined for other files. */
export function readTagsOf(data: unknown): string | undefined {
  const { each } = (data ?? {}) as { each?: { tagsOf?: unknown } }
  return typeof each?.tagsOf === 'string' ? each.tagsOf : undefined
}

function readPages(dir: string, by: string, data: string): { made: MadePage[]; issues: Issue[] } {
  const column = columnOfTemplate(by) ?? ''
  const bytes = readBytes(join(dir, data))
  const { columns, rows, issues } = readRows({ file: data, bytes, id: column, by })
  const made = rows.map(({ id, values }) => ({
    file: `${dirname(by)}/${id}.json`,
    made: { by, row: { data, columns, column, id, values } },
  }))
  return { made, issues }
}

function reportTaken({ file, made: { by, row, part } }: MadePage, other: string): Issue {
  const base = { file, pointer: '', rule: 'duplicate-page' }
  const route = routeOfFile(file)
  if (!row?.data || part) {
    const message = `${by} generates the page ${route}, but ${other} already defines it.`
    const use = part
      ? `the list of ${part.of} continues there`
      : 'the pages of a tag are listed there'
    return { ...base, file: by, message, hint: `Rename ${other}: ${use}.` }
  }
  const { data, id, column: idColumn } = row
  return {
    ...base,
    source: { file: data, pointer: `/${id}/${escapePointer(idColumn)}`, idColumn },
    message: `${by} generates the page ${route} from this row, but ${other} already defines it.`,
    hint: 'Give the row another id, or remove one of the pages.',
  }
}
