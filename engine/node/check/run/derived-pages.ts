/** Derived pages: one page per tag, and the additional parts of lists. */

import { dirname } from 'node:path/posix'
import { notFoundOfLocale } from '../../../core/addresses/locales'
import { routeOfFile } from '../../../core/addresses/paths'
import type { ListedFolder } from '../../../core/page/listing'
import { completeQuery, createPageSelector, readQuery } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import type { Issue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { buildFitName, columnOfTemplate } from '../../sources/files/file-names'
import { readDocument } from '../../sources/files/read-files'
import { isDerived } from '../../sources/files/site-files'
import type { CheckedFile } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { PageHead } from '../facts/page-summary'
import { findLocale } from '../files/locale-views'
import type { MadePage, RowPages } from '../files/row-pages'
import { readTagsOf, selectPages } from '../files/row-pages'
import type { OpenSite } from './open-site'

/** Lists a page for each tag in a folder, for the files that generate tag pages. */
export function listTagPages(site: OpenSite, pages: CheckedFile[]): RowPages {
  const { listed, templates, shared } = site
  if (listed.templates.length === 0) return { pageFiles: [], issues: [] }
  const made: MadePage[] = []
  const issues: Issue[] = []
  for (const template of listed.templates) {
    const { data } = readDocument(template, templates.get(template.file))
    const folder = readTagsOf(data)
    if (folder === undefined) continue
    const by = template.file
    const column = columnOfTemplate(by) ?? ''
    const columns = [...new Set(['tag', 'count', column])]
    const locale = findLocale(shared.locales, by)
    const mine = pages.filter(({ file }) => findLocale(shared.locales, file) === locale)
    const tags = countTags(folder, mine, notFoundOfLocale(locale))
    if (tags.size === 0) issues.push(reportNoTags(by, folder))
    const named = new Map<string, string>()
    for (const [tag, { count, ...place }] of [...tags].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const id = buildTagName(tag)
      if (id === '') {
        issues.push(reportUnnamed(place, tag))
        continue
      }
      const other = named.get(id)
      if (other !== undefined) {
        issues.push(reportSameTag(place, [other, tag], routeOfFile(`${dirname(by)}/${id}.json`)))
        continue
      }
      named.set(id, tag)
      const values = { [column]: id, tag, count: String(count) }
      const row = { tagsOf: folder, columns, column, id, values }
      made.push({ file: `${dirname(by)}/${id}.json`, made: { by, row } })
    }
  }
  const taken = selectPages(made, listTaken(site))
  return { pageFiles: taken.pageFiles, issues: [...issues, ...taken.issues] }
}

/**
 * The last segment of a tag page's path: `Interest rates` → `interest-rates`, `C++` →
 * `c-plus-plus`, `C#` → `c-sharp`.
 */
function buildTagName(tag: string): string {
  const spelled = tag.replaceAll(/(?<=[a-z+])\+/gi, '-plus').replaceAll(/(?<=[a-z])#/gi, '-sharp')
  return buildFitName(spelled).replaceAll('/', '-')
}

/** The number of pages that have a tag, and the location of its first use. */
interface TagUse extends Pick<Issue, 'file' | 'pointer'> {
  count: number
}

function countTags(folder: string, pages: CheckedFile[], notFound: string): Map<string, TagUse> {
  const uses = new Map<string, TagUse>()
  for (const page of pages) {
    const { route = '', data, valid } = page
    if (!valid || isDerived(page) || !route.startsWith(`${folder === '/' ? '' : folder}/`)) continue
    const { tags, isListed } = buildSelectable({ route, head: data as PageHead, notFound })
    for (const [index, tag] of isListed ? tags.entries() : []) {
      const use = uses.get(tag) ?? { file: page.file, pointer: `/tags/${index}`, count: 0 }
      uses.set(tag, { ...use, count: use.count + 1 })
    }
  }
  return uses
}

function reportSameTag(
  { file, pointer }: Pick<Issue, 'file' | 'pointer'>,
  [one, other]: [string, string],
  route: string,
): Issue {
  return {
    ...{ file, pointer, rule: 'duplicate-page' },
    message: `The tags "${one}" and "${other}" would both have the page ${route}.`,
    hint: `Write "${one}" on all pages, or give one of the tags another name.`,
    fixes: replaceText(other, [one]),
  }
}

/**
 * Paths contain no letters from other scripts, and a tag page's path is derived from the tag's
 * name.
 */
function reportUnnamed({ file, pointer }: Pick<Issue, 'file' | 'pointer'>, tag: string): Issue {
  return {
    ...{ file, pointer, rule: 'unnamed-tag', severity: 'warning' },
    message: `The tag "${tag}" gets no page, because it has no letter from a to z and no digit.`,
    hint: 'Create a page for the tag yourself to list its pages there. Other lists can still show them.',
  }
}

function reportNoTags(file: string, folder: string): Issue {
  return {
    ...{ file, pointer: '/each/tagsOf', rule: 'no-rows', severity: 'warning' },
    message: `No page below "${folder}" has a tag, so this file generates no pages.`,
    hint: 'Add "tags" to a page, or correct the path.',
  }
}

/** Lists the pages with the additional parts of lists that do not fit on one page. */
export function listParts(site: OpenSite, pages: CheckedFile[]): RowPages {
  const asking = pages.filter(({ references }) =>
    references.some(({ meaning }) => meaning === 'pages'),
  )
  if (asking.length === 0) return { pageFiles: [], issues: [] }
  const { collections, locales } = site.shared
  const selectors = new Map<string, ReturnType<typeof createPageSelector>>()
  const selectorOf = ({ file }: CheckedFile) => {
    const locale = findLocale(locales, file)
    const known = selectors.get(locale)
    if (known) return known
    const mine = pages.filter((page) => findLocale(locales, page.file) === locale)
    const found = mine.flatMap((page) => selectable(page, notFoundOfLocale(locale)))
    // The order of the results does not matter here.
    const select = createPageSelector(found, 'en')
    selectors.set(locale, select)
    return select
  }
  const made = asking.flatMap((page): MadePage[] => {
    const count = countParts(page, collections, selectorOf(page))
    const { file, route: of = '/', made: own } = page
    return Array.from({ length: count - 1 }, (_, index) => {
      const number = index + 2
      const stem = of === '/' ? 'pages' : file.replace(/\.json$/, '')
      const part = { of, number }
      return { file: `${stem}/page/${number}.json`, made: { by: own?.by ?? file, ...own, part } }
    })
  })
  return selectPages(made, listTaken(site))
}

function selectable(page: CheckedFile, notFound: string) {
  const { route, data, valid } = page
  if (!route || !valid) return []
  const isMade = isDerived(page)
  return [buildSelectable({ route, head: data as PageHead, isDerived: isMade, notFound })]
}

function countParts(
  document: CheckedFile,
  folders: ListedFolder[],
  select: ReturnType<typeof createPageSelector>,
): number {
  const { route } = document
  const counts = findMeaning([document], 'pages').flatMap(({ value }) => {
    const query = completeQuery(readQuery(value), { route }, folders)
    return query.perPage === undefined ? [] : [select(query, { route }).count]
  })
  return Math.max(1, ...counts)
}

function listTaken({ pageFiles }: OpenSite): Map<string, string> {
  return new Map(pageFiles.map(({ file, made }) => [file, made?.by ?? file]))
}

/** Returns `true` if the path may belong to a derived page, which has no file. */
export function canFollow({ listed, templates }: OpenSite, file: string): boolean {
  if (/^pages\/(?:.+\/)?page\/[1-9]\d*\.json$/.test(file)) return true
  return listed.templates.some(
    (template) =>
      dirname(template.file) === dirname(file) &&
      readTagsOf(readDocument(template, templates.get(template.file)).data) !== undefined,
  )
}
