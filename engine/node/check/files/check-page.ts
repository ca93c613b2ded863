import { join } from 'node:path'
import type { Composer } from '../../compose/compose'
import { isUnchanged } from '../../moments/window'
import { isError } from '../../problems/problem'
import { readBytes } from '../../site/read-files'
import type { SiteFile } from '../../site/site-files'
import type { Store, TextPlace } from '../../store/store'
import { isSameStamp, stampFile } from '../../util/file-stamp'
import { hashContent } from '../../util/hash-content'
import type { PageDigest } from '../facts/page-digest'
import { digestPage, keepForSite, keepWords } from '../facts/page-digest'
import { isUnpublished } from '../facts/unpublished'
import { nameContent } from '../languages/page-content'
import { lookAhead } from './look-ahead'
import type { SharedContext } from './shared-context'
import type { ToldDocument, ValidatedDocument, Validation } from './validate-file'
import { validateFile } from './validate-file'

/** The file of a page. */
export type PageFile = SiteFile & { route: string }

export function isPage(file: SiteFile): file is PageFile {
  return file.route !== undefined
}

/** A page without errors. */
export interface CheckedPage extends PageFile {
  digest: PageDigest
  /** The JSON of the whole page with all defaults filled in, where that is kept. */
  source?: TextPlace
}

/** The files of which each makes many pages, as they were read. */
export type Templates = Map<string, Uint8Array | undefined>

export interface PageCheck extends Validation {
  dir: string
  templates: Templates
  shared: SharedContext
  /** The pages of an earlier check, by file. */
  cached?: ReadonlyMap<string, PageDigest>
  /** Where the JSON of pages is kept that will be read soon; otherwise each is read again. */
  sources?: Store
}

/** A page as the rules of the whole site see it; whole where it has errors. */
export interface PageResult extends ToldDocument {
  /** None where the page has errors. */
  page?: CheckedPage
}

/** Checks a page by itself, or remembers how that went. */
export function checkPage(siteFile: PageFile, check: PageCheck): PageResult {
  const recalled = recallPage(siteFile, check)
  if (recalled) return recalled
  const { told, digested } = lookAtPage(siteFile, check)
  return digested ? keepPage(siteFile, digested, check.sources) : told
}

/** Keeps what was found in a page without errors. */
export function keepPage(
  siteFile: PageFile,
  { digest, source }: FoundPage,
  sources: Store | undefined,
): PageResult {
  const place = source === undefined ? undefined : sources?.set(siteFile.file, source)
  return buildResult(siteFile, keepWords(digest), place)
}

/** Remembers how it went with a page, where its file is as it was then: it is not read. */
export function recallPage(
  siteFile: PageFile,
  { dir, cached, templates, composer }: Omit<PageCheck, 'shared' | 'tools' | 'sources'>,
): PageResult | undefined {
  const known = cached?.get(siteFile.file)
  if (known && !isOfNow(known, composer)) return undefined
  if (known?.texts && !haveSameTexts(known.texts, dir)) return undefined
  if (known && siteFile.made) {
    const own = versionOf(siteFile, readPage(siteFile, { dir, templates }))
    return known.own === own ? buildResult(siteFile, known) : undefined
  }
  if (!known?.stamp) return undefined
  const stamp = stampFile(join(dir, siteFile.file))
  return isSameStamp(known.stamp, stamp) ? buildResult(siteFile, known) : undefined
}

interface FoundPage {
  digest: PageDigest
  /** The JSON of the page, if it was read for this. */
  source?: Uint8Array
}

/** What is found in a page, and what is to be kept of one without errors. */
export interface LookedPage {
  told: ToldDocument
  digested?: FoundPage
}

/** Reads a page and checks it by itself, unless it is known to have that content. */
export function lookAtPage(
  siteFile: PageFile,
  { dir, shared, cached, templates, ...validation }: PageCheck,
): LookedPage {
  const { made } = siteFile
  const path = join(dir, siteFile.file)
  const stamp = made ? undefined : stampFile(path)
  const bytes = readPage(siteFile, { dir, templates })
  const own = versionOf(siteFile, bytes)
  const known = cached?.get(siteFile.file)
  const isSame =
    known && isOfNow(known, validation.composer) && (known.own ?? known.version) === own
  if (known && isSame && haveSameTexts(known.texts ?? [], dir)) {
    const digest = { ...known, stamp }
    return { told: buildResult(siteFile, digest), digested: { digest } }
  }
  const checked = validateFile(siteFile, bytes, validation)
  const told = shared.locales.length > 0 ? nameWritten(checked, bytes) : checked
  const { document } = told
  const issues = lookAhead(told, bytes, { ...validation, shared })
  const { composer, tools } = validation
  const mayFail = !isUnpublished(document, composer.clock)
  if (!document.valid || (mayFail && issues.some(isError))) return { told: { document, issues } }
  const kept = { version: own, stamp, at: composer.clock.now, builds: tools.builds }
  return { told, digested: digestPage(document, kept, issues) }
}

/** Whether nothing in a page has appeared or gone since it was looked at. */
function isOfNow({ changes = [], at = 0 }: PageDigest, { clock }: Composer): boolean {
  return isUnchanged(changes, at, clock.now)
}

/** Names what the author of a page wrote, the Markdown files that it shows included. */
function nameWritten(told: ValidatedDocument, bytes: Uint8Array | undefined): ValidatedDocument {
  const { document } = told
  const content = nameContent({ ...document, texts: document.composition?.texts }, bytes)
  return content === undefined ? told : { ...told, document: { ...document, content } }
}

/** The bytes of what a page is written in; undefined where that cannot be read. */
export function readPage(
  { file, made }: SiteFile,
  { dir, templates }: Pick<PageCheck, 'dir' | 'templates'>,
): Uint8Array | undefined {
  const written = made?.by ?? file
  return templates.has(written) ? templates.get(written) : readBytes(join(dir, written))
}

/** Whether Markdown files are in the states that they were in. */
function haveSameTexts(texts: [file: string, version: string][], dir: string): boolean {
  return texts.every(([file, version]) => hashContent(readBytes(join(dir, file))) === version)
}

/** Names what a page says itself, and the row that it is made with. */
function versionOf({ made }: PageFile, bytes: Uint8Array | undefined): string {
  const version = hashContent(bytes)
  return made ? hashContent(version + JSON.stringify(made)) : version
}

/** A page without errors, of which its digest is known, and what reads its JSON. */
function buildResult(siteFile: PageFile, digest: PageDigest, source?: TextPlace): PageResult {
  const document = keepForSite(siteFile, digest)
  return { document, issues: digest.issues, page: { ...siteFile, digest, source } }
}
