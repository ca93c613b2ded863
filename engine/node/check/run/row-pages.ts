import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { routeOfFile } from '../../../core/addresses/paths'
import { readRows } from '../../data/read-rows'
import { escapePointer } from '../../json/text-place'
import { findNearest, renderSuggestion } from '../../problems/nearest'
import type { Issue } from '../../problems/problem'
import { columnOfTemplate } from '../../site/file-names'
import type { ListedSite, MadeOf, SiteFile } from '../../site/site-files'
import { readBytes, readDocument } from '../../site/site-files'
import type { PageFile, Templates } from './check-page'

/** The pages that are made of rows, and what is wrong with these. */
export interface RowPages {
  pageFiles: PageFile[]
  issues: Issue[]
}

/** Lists the page of each row of each file with `each`. */
export function listRowPages(dir: string, listed: ListedSite, templates: Templates): RowPages {
  const taken = new Map(listed.files.map(({ file }) => [file, file]))
  const pageFiles: PageFile[] = []
  const issues: Issue[] = []
  for (const template of listed.templates) {
    const { document, issues: told } = readDocument(template, templates.get(template.file))
    const each = told.length > 0 ? undefined : readEach(template, document.data, listed)
    issues.push(...told, ...(each?.issues ?? []))
    if (each?.data === undefined) continue
    const rows = readPages(dir, template.file, each.data)
    issues.push(...rows.issues)
    for (const made of rows.made) {
      const file = `${dirname(template.file)}/${made.id}.json`
      const other = taken.get(file)
      if (other !== undefined) issues.push(tellTaken(file, made, other))
      else {
        taken.set(file, template.file)
        pageFiles.push({ kind: 'page', file, route: routeOfFile(file), made })
      }
    }
  }
  return { pageFiles, issues }
}

interface Each {
  /** The file with the rows. */
  data?: string
  issues: Issue[]
}

function readEach({ file }: SiteFile, data: unknown, { data: files }: ListedSite): Each {
  const { each } = (data ?? {}) as { each?: unknown }
  const known = files.length > 0 ? `The files in "data" are: ${files.join(', ')}.` : ''
  if (typeof each !== 'string') {
    const pointer = each === undefined ? '' : '/each'
    const message = 'A page whose file name has a name in brackets needs a file of rows.'
    const hint =
      `Write "each": "data/….csv", and a row for each page into that file. ${known}`.trim()
    return { issues: [{ file, pointer, rule: 'unknown-rows', message, hint }] }
  }
  if (files.includes(each)) return { data: each, issues: [] }
  const message = `There is no file "${each}" with rows.`
  const further = known || 'Put a CSV or JSON file into the folder "data".'
  const hint = renderSuggestion(findNearest(each, files)[0], further)
  return { issues: [{ file, pointer: '/each', rule: 'unknown-rows', message, hint }] }
}

function readPages(dir: string, by: string, data: string): { made: MadeOf[]; issues: Issue[] } {
  const id = columnOfTemplate(by) ?? ''
  const read = readRows({ file: data, bytes: readBytes(join(dir, data)), id, by })
  const { columns, rows, issues } = read
  return {
    made: rows.map((row) => ({ by, data, columns, column: id, id: row.id, row: row.values })),
    issues,
  }
}

function tellTaken(file: string, { data, column, id, by }: MadeOf, other: string): Issue {
  return {
    file,
    pointer: '',
    source: { file: data, pointer: `/${id}/${escapePointer(column)}`, idColumn: column },
    rule: 'duplicate-page',
    message: `${by} makes the page ${routeOfFile(file)} of this row, but ${other} is that page.`,
    hint: 'Give the row another id, or remove one of the pages.',
  }
}
