import { join } from 'node:path'
import type { LinkItem } from '../../../../schemas/generated/types'
import { homeOfLocale, withLocale, withoutLocale } from '../../../core/addresses/locales'
import { buildTrail, findHomeLabel } from '../../../core/page/trail'
import { checkPage, readPage } from '../../check/files/check-page'
import { sharedOf } from '../../check/files/shared-context'
import { filterIssues } from '../../check/filters/issue-filters'
import { createSourceLocator, locateIssues } from '../../check/run/locate-issues'
import type { OpenSite } from '../../check/run/open-site'
import { createSourceMaps } from '../../check/run/source-maps'
import { isRecord } from '../../lib/files/is-record'
import { escapePointer, resolvePointer } from '../../lib/json/text-place'
import type { Issue, Problem } from '../../lib/problems/problem'
import { findCollection } from '../../sources/compose/collections'
import type { SourceMap } from '../../sources/compose/source-map'
import { findSource } from '../../sources/compose/source-map'
import { readDocument } from '../../sources/files/read-files'
import type { SourcePage } from '../../sources/files/site-files'
import { getDisplayPath } from '../write/read-site'

/** A page with everything filled in. */
export interface FilledPage {
  /** Undefined if the file of the page cannot be read. */
  page: unknown
  /** Pointer → source of the value, if the value is not written in the page's own file. */
  sourceMap: Map<string, ShownSource>
  /** On a site in several languages, its language, and its paths in the others by tag. */
  inLanguages?: { language: string; versions: Record<string, string> }
  /** The problems of the page and of the files that it is composed of. */
  problems: Problem[]
}

/**
 * A location in another file, as a path from the current directory; the default of a schema; or,
 * for breadcrumbs, the ancestors that the build derives them from.
 */
export type ShownSource =
  | { file: string; line: number; column: number }
  | 'default'
  | 'the pages above'

/** Fills in what can be filled in on a page. The result contains its problems. */
export function fillPage(opened: OpenSite, pageFile: SourcePage): FilledPage {
  const { dir, composer, wordingOf, templates, tools } = opened
  const { file, made } = pageFile
  const own = made?.by ?? file
  const bytes = readPage(pageFile, { dir, templates })
  const document = readDocument(pageFile, bytes)
  const composed = bytes && composer.compose(document, bytes)
  const written = composed?.data ?? document.data
  const page = structuredClone(written)
  // Fills in the defaults.
  if (page !== undefined) tools.validator.validate(document.kind, page, wordingOf(document.file))
  const sourceMap = findSources(
    { page, written, unfilled: document.data },
    { dir, file, own, sourceMap: composed?.sourceMap ?? new Map() },
  )
  if (composed?.derivesTrail && isRecord(page)) {
    page.breadcrumbs = listPagesAbove(opened, pageFile)
    sourceMap.set('/breadcrumbs', 'the pages above')
  }
  if (made) sourceMap.set('', { file: getDisplayPath(join(dir, own)), line: 1, column: 1 })
  const inLanguages = findVersions(opened, pageFile)
  const problems = findProblems(opened, pageFile, composed?.uses ?? [])
  return { page, sourceMap, problems, ...(inLanguages && { inLanguages }) }
}

function findVersions(
  { shared, pageFiles }: OpenSite,
  { file, route }: SourcePage,
): FilledPage['inLanguages'] {
  const { locales } = shared
  if (locales.length === 0) return undefined
  const { locale, language } = sharedOf(shared, file)
  const routes = new Set(pageFiles.map((page) => page.route))
  const others = [{ path: '', language: shared.language }, ...locales].flatMap((other) => {
    const address = withLocale(other.path, withoutLocale(locale, route))
    return other.path !== locale && routes.has(address) ? [[other.language, address]] : []
  })
  return { language, versions: Object.fromEntries(others) }
}

/** The titles of the ancestors, as written. */
function listPagesAbove(
  { dir, templates, pageFiles, shared: all }: OpenSite,
  { file, route }: SourcePage,
) {
  const shared = sharedOf(all, file)
  const homePath = homeOfLocale(shared.locale)
  const read = (page: SourcePage) => {
    const { data } = readDocument(page, readPage(page, { dir, templates }))
    return (isRecord(data) ? data : {}) as { title?: unknown; breadcrumbs?: LinkItem[] }
  }
  const byRoute = new Map(pageFiles.map((page) => [page.route, page]))
  const written = pageFiles.map((page) => read(page).breadcrumbs ?? [])
  const names = { brand: shared.tokens.brand ?? '', home: homePath }
  const home = findHomeLabel(written.filter(Array.isArray), names)
  return buildTrail(route, (above) => {
    const page = byRoute.get(above)
    if (above === homePath) return home
    // The home page of another language has no ancestors in this one.
    return above === '/' ? undefined : page && String(read(page).title ?? '')
  }).map(({ label, href }) => ({ label, href }))
}

interface States {
  page: unknown
  /** Without the defaults. */
  written: unknown
  /** As in the page's own file. */
  unfilled: unknown
}

interface Sources {
  dir: string
  /** The page's name in the site. */
  file: string
  /** The file of the page. */
  own: string
  sourceMap: SourceMap
}

function findSources(
  { page, written, unfilled }: States,
  { dir, file, own, sourceMap }: Sources,
): FilledPage['sourceMap'] {
  const found: FilledPage['sourceMap'] = new Map()
  const locate = createSourceLocator(dir)

  function visit(value: unknown, before: unknown, pointer: string): void {
    const source = before === undefined ? 'default' : place(value, pointer)
    if (source) found.set(pointer, source)
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      const isKnown = typeof before === 'object' && before !== null && Object.hasOwn(before, key)
      const childBefore = isKnown ? (before as Record<string, unknown>)[key] : undefined
      visit(child, childBefore, `${pointer}/${escapePointer(key)}`)
    }
  }

  function place(value: unknown, pointer: string): ShownSource | undefined {
    const source = findSource(sourceMap, file, pointer)
    const isOwn = source.file === own || source.file === file
    const isContainer = typeof value === 'object' && value !== null
    if (isOwn && (isContainer || resolvePointer(unfilled, source.pointer) === value))
      return undefined
    const { line, column } = locate(source)
    return { file: getDisplayPath(join(dir, source.file)), line, column }
  }

  if (page !== undefined) visit(page, written, '')
  return found
}

function findProblems(opened: OpenSite, pageFile: SourcePage, uses: string[]): Problem[] {
  const page = checkPage(pageFile, opened)
  const { fragments } = opened.composer
  const { collections } = opened.shared
  const byFile = new Map(collections.map((collection) => [collection.file, collection]))
  const parts = new Set([
    findCollection(byFile, pageFile.file)?.file,
    ...uses.map((name) => fragments.get(name)?.file),
  ])
  const issues: Issue[] = [...opened.issues.filter(({ file }) => parts.has(file)), ...page.issues]
  const filtered = filterIssues(issues, { ...opened, documents: [page, ...opened.documents] })
  return locateIssues(createSourceMaps(opened), filtered)
}
