import { join } from 'node:path'
import { isSameStamp, stampFile } from '../../lib/files/file-stamp'
import { hashContent } from '../../lib/files/hash-content'
import { readBytes } from '../../lib/files/read-bytes'
import { isError } from '../../lib/problems/problem'
import type { Store, TextPlace } from '../../lib/store/store'
import type { Composer } from '../../sources/compose/compose'
import type { SourceFile, SourcePage } from '../../sources/files/site-files'
import { isUnchanged } from '../../sources/time/window'
import type { CheckedFile } from '../facts/context'
import type { PageSummary } from '../facts/page-summary'
import { buildCheckedFile, internStrings, summarizePage } from '../facts/page-summary'
import { isUnpublished } from '../facts/unpublished'
import { hashPageContent } from '../languages/page-content'
import { lookAhead } from './look-ahead'
import type { SharedContext } from './shared-context'
import type { Validation } from './validate-file'
import { validateFile } from './validate-file'

export function isPage(file: SourceFile): file is SourcePage {
  return file.route !== undefined
}

/** A page that has been checked without the rules about the whole site. */
export interface CheckedPage extends CheckedFile {
  route: string
  /** The page's summary. Undefined if the page has errors. */
  summary?: PageSummary
  /** The whole page as JSON with all defaults filled in, if it is kept. */
  source?: TextPlace
}

/** The parsed files from which pages are generated. */
export type Templates = Map<string, Uint8Array | undefined>

export interface PageCheck extends Validation {
  dir: string
  templates: Templates
  shared: SharedContext
  /** File → page from an earlier check. */
  cached?: ReadonlyMap<string, PageSummary>
  /** The store for page JSON that is needed soon. Without it, pages are read again. */
  sources?: Store
}

/** Checks one page, or returns its cached result. */
export function checkPage(sourcePage: SourcePage, check: PageCheck): CheckedPage {
  const cached = recallPage(sourcePage, check)
  if (cached) return cached
  const { page, summary, json } = lookAtPage(sourcePage, check)
  return page ?? storePage(sourcePage, { summary, json }, check.sources)
}

/** Stores the results of a page without errors. */
export function storePage(
  sourcePage: SourcePage,
  { summary, json }: Pick<ValidPage, 'summary' | 'json'>,
  sources: Store | undefined,
): CheckedPage {
  const place = json === undefined ? undefined : sources?.set(sourcePage.file, json)
  return restorePage(sourcePage, internStrings(summary), place)
}

/** Returns the cached result of a page whose file has not changed, without reading it. */
export function recallPage(
  sourcePage: SourcePage,
  { dir, cached, templates, composer }: Omit<PageCheck, 'shared' | 'tools' | 'sources'>,
): CheckedPage | undefined {
  const known = cached?.get(sourcePage.file)
  if (known && !isOfNow(known, composer)) return undefined
  if (known?.texts && !haveSameTexts(known.texts, dir)) return undefined
  if (known && sourcePage.made) {
    const own = versionOf(sourcePage, readPage(sourcePage, { dir, templates }))
    return known.own === own ? restorePage(sourcePage, known) : undefined
  }
  if (!known?.stamp) return undefined
  const stamp = stampFile(join(dir, sourcePage.file))
  return isSameStamp(known.stamp, stamp) ? restorePage(sourcePage, known) : undefined
}

interface ValidPage {
  page?: undefined
  summary: PageSummary
  /** The page's JSON, if it was read for this purpose. It is kept as bytes, outside the heap. */
  json?: Uint8Array
}

/** A page with errors, or the summary of a page without errors. */
type FoundPage = ValidPage | { page: CheckedPage; summary?: undefined; json?: undefined }

/** Reads and checks a page, unless its content is known. */
export function lookAtPage(
  sourcePage: SourcePage,
  { dir, shared, cached, templates, ...validation }: PageCheck,
): FoundPage {
  const { made } = sourcePage
  const path = join(dir, sourcePage.file)
  const stamp = made ? undefined : stampFile(path)
  const bytes = readPage(sourcePage, { dir, templates })
  const own = versionOf(sourcePage, bytes)
  const known = cached?.get(sourcePage.file)
  const isSame =
    known && isOfNow(known, validation.composer) && (known.own ?? known.version) === own
  if (known && isSame && haveSameTexts(known.texts ?? [], dir)) {
    return { summary: { ...known, stamp } }
  }
  const checked = nameWritten(validateFile(sourcePage, bytes, validation), { bytes, shared })
  const { sourceMap: _, ...page } = {
    ...checked,
    route: sourcePage.route,
    issues: lookAhead(checked, bytes, { ...validation, shared }),
  }
  const { composer, tools } = validation
  const mayFail = !isUnpublished(page, composer.clock)
  if (!page.valid || (mayFail && page.issues.some(isError))) return { page }
  const json = JSON.stringify(page.data)
  const kept = { version: own, stamp, at: composer.clock.now, builds: tools.builds, json }
  return { summary: summarizePage(page, kept), json: new TextEncoder().encode(json) }
}

/** Returns `true` if nothing in a page has appeared or expired since it was checked. */
function isOfNow({ changes = [], at = 0 }: PageSummary, { clock }: Composer): boolean {
  return isUnchanged(changes, at, clock.now)
}

/** A hash of a page's source JSON, on a site in several languages. */
function nameWritten(
  page: CheckedFile,
  { bytes, shared }: { bytes: Uint8Array | undefined; shared: SharedContext },
): CheckedFile {
  if (shared.locales.length === 0) return page
  const content = hashPageContent({ ...page, texts: page.composition?.texts }, bytes)
  return content === undefined ? page : { ...page, content }
}

/** The bytes of a page's file. Undefined if it cannot be read. */
export function readPage(
  { file, made }: SourceFile,
  { dir, templates }: Pick<PageCheck, 'dir' | 'templates'>,
): Uint8Array | undefined {
  const written = made?.by ?? file
  return templates.has(written) ? templates.get(written) : readBytes(join(dir, written))
}

/** Returns `true` if the Markdown files are still in these states. */
function haveSameTexts(texts: [file: string, version: string][], dir: string): boolean {
  return texts.every(([file, version]) => hashContent(readBytes(join(dir, file))) === version)
}

/** A hash of the page's file, and of the row from which it is generated. */
function versionOf({ made }: SourcePage, bytes: Uint8Array | undefined): string {
  const version = hashContent(bytes)
  return made ? hashContent(version + JSON.stringify(made)) : version
}

/** A page without errors whose summary is known. */
function restorePage(
  sourcePage: SourcePage,
  summary: PageSummary,
  source?: TextPlace,
): CheckedPage {
  const { route } = sourcePage
  return { ...buildCheckedFile(sourcePage, summary), route, summary, source }
}
