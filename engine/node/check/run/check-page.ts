import { join } from 'node:path'
import type { Composed, Composer } from '../../compose/compose'
import { parsePointer, resolvePointer } from '../../json/text-place'
import type { Issue } from '../../problems/problem'
import type { Schemas } from '../../schemas/schemas'
import type { WordsByLanguage } from '../../schemas/words'
import type { SiteFile } from '../../site/site-files'
import { readBytes, readDocument } from '../../site/site-files'
import { isSameStamp, stampFile } from '../../util/file-stamp'
import { hashContent } from '../../util/hash-content'
import type { TextStore } from '../../util/text-store'
import { listBlocks } from '../facts/blocks'
import type { CheckedDocument } from '../facts/context'
import type { PageDigest } from '../facts/page-digest'
import { digestPage, keepForSite } from '../facts/page-digest'
import { nameContent } from '../languages/page-content'
import { rules } from '../rules'
import { applyRule } from '../rules/rule'
import { buildSchemaIssues } from '../schema/schema-issues'
import { TEXT_MEANINGS } from '../schema/text-meanings'
import type { Reference, Validator } from '../schema/validate'
import { createNaming, viewDocument } from './locale-views'
import type { PageMemory } from './page-memory'
import { placeHeadings } from './place-headings'
import type { SharedContext } from './shared-context'
import { sharedOf } from './shared-context'

/** The file of a page. */
export type PageFile = SiteFile & { route: string }

export function isPage(file: SiteFile): file is PageFile {
  return file.route !== undefined
}

/** A page without errors. */
export interface CheckedPage extends PageFile {
  digest: PageDigest
  /** Reads the JSON of the whole page with all defaults filled in, where that is kept. */
  source?: () => string
}

export interface CheckTools {
  schemas: Schemas
  validator: Validator
  words: WordsByLanguage
}

/** A file with what was said of it. */
export interface ToldDocument {
  document: CheckedDocument
  issues: Issue[]
}

/** The files of which each makes many pages, as they were read. */
export type Templates = Map<string, Uint8Array | undefined>

/** What files are validated with. */
export interface Validation {
  tools: CheckTools
  /** Fills files in before that. */
  composer: Composer
  /** The language of the words that a file leaves out. */
  languageOf: (file: string) => string
}

/** Parses a file, fills it in and applies its schema, which adds the defaults. */
export function validateFile(
  siteFile: SiteFile,
  bytes: Uint8Array | undefined,
  { tools: { schemas, validator }, composer, languageOf }: Validation,
): ToldDocument {
  const { document: written, issues } = readDocument(siteFile, bytes)
  const composed = bytes && composer.compose(written, bytes)
  const document = composed ? { ...written, ...tellComposition(composed) } : written
  const told = [...issues, ...(composed?.issues ?? [])]
  if (document.data === undefined || told.some(isError)) {
    const nothing = { data: undefined, references: [], blocks: [], valid: false }
    return { document: { ...document, ...nothing }, issues: told }
  }
  const { errors, references } = validator.validate(
    document.kind,
    document.data,
    languageOf(document.file),
  )
  if (composed) guardValues(document.data, references, composed)
  references.push(...placeHeadings(document.data, references))
  const faults = errors.map(({ instancePath }) => instancePath)
  const blocks = listBlocks(document.data, references, faults)
  const world = { blockTypes: schemas.blockTypes, resolveSchema: validator.resolveSchema }
  return {
    document: { ...document, references, blocks, valid: errors.length === 0 },
    issues: [...told, ...buildSchemaIssues(document, errors, world)],
  }
}

function isError({ severity = 'error' }: Issue): boolean {
  return severity === 'error'
}

function tellComposition({ data, uses, version, texts, derivesTrail }: Composed) {
  return { data, composition: { uses, version, texts: [...texts], derivesTrail } }
}

/** Keeps values of rows text where they are part of one; in addresses they are what they are. */
function guardValues(data: unknown, references: Reference[], { guarded }: Composed): void {
  if (guarded.size === 0) return
  for (const reference of references) {
    const text = guarded.get(reference.pointer)
    if (!text || !TEXT_MEANINGS.has(reference.meaning)) continue
    reference.isText = true
    reference.value = reference.meaning === 'rich-text' ? text.rich : text.plain
    setPointer(data, reference.pointer, reference.value)
  }
}

function setPointer(data: unknown, pointer: string, value: string): void {
  const end = pointer.lastIndexOf('/')
  const [key = ''] = parsePointer(pointer.slice(end))
  const holder = resolvePointer(data, pointer.slice(0, end)) as Record<string, unknown>
  holder[key] = value
}

/** The issues of the schema, then those of the rules that look at single files. */
export function applyDocumentRules(
  { document, issues }: ToldDocument,
  shared: SharedContext,
): Issue[] {
  const own = sharedOf(shared, document.file)
  const viewed = own.locale === '' ? document : viewDocument(document)
  const context = { ...own, documents: [viewed] }
  const nameBack = createNaming([document.file], own.locale)
  const told = nameBack(
    rules.flatMap((rule) => (rule.scope === 'document' ? applyRule(rule, context) : [])),
  )
  return [...issues, ...dropTold(told, issues)]
}

/**
 * What rules say of a value as a whole that breaks its schema follows from that. Nothing else is
 * dropped: what rules say of a part of it, and of a value that another rule speaks of, is told.
 */
export function dropTold(issues: Issue[], before: Issue[]): Issue[] {
  if (issues.length === 0) return issues
  const told = new Set(
    before.filter(({ rule }) => !isRule(rule)).map(({ file, pointer }) => `${file}#${pointer}`),
  )
  return issues.filter(({ file, pointer, isPart }) => isPart || !told.has(`${file}#${pointer}`))
}

const isRule = (wanted: string): boolean => rules.some(({ name }) => name === wanted)

/** Without what may follow from what another rule says. */
export function dropAfter(issues: Issue[], before: Issue[]): Issue[] {
  const speaking = new Set([...before, ...issues].map(({ rule }) => rule))
  const silent = new Set(
    rules.flatMap(({ name, after }) => (after !== undefined && speaking.has(after) ? [name] : [])),
  )
  return issues.filter(({ rule }) => !silent.has(rule))
}

export interface PageCheck extends Validation {
  dir: string
  templates: Templates
  shared: SharedContext
  memory: PageMemory
  /** Where the JSON of pages is kept that will be read soon; otherwise each is read again. */
  sources?: TextStore
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
  if (!digested) return told
  const { digest, source } = digested
  const kept = source === undefined ? undefined : check.sources?.keep(source)
  return buildResult(siteFile, digest, kept)
}

/** Remembers how it went with a page, where its file is as it was then: it is not read. */
export function recallPage(
  siteFile: PageFile,
  { dir, memory, templates }: Pick<PageCheck, 'dir' | 'memory' | 'templates'>,
): PageResult | undefined {
  const known = memory(siteFile.file)
  if (known?.texts && !haveSameTexts(known.texts, dir)) return undefined
  if (known && siteFile.made) {
    const own = versionOf(siteFile, readPage(siteFile, { dir, templates }))
    return known.own === own ? buildResult(siteFile, known) : undefined
  }
  if (!known?.stamp) return undefined
  const stamp = stampFile(join(dir, siteFile.file))
  return isSameStamp(known.stamp, stamp) ? buildResult(siteFile, known) : undefined
}

/** What is found in a page, and what is to be kept of one without errors. */
export interface LookedPage {
  told: ToldDocument
  digested?: { digest: PageDigest; source?: string }
}

/** Reads a page and checks it by itself, unless it is known to have that content. */
export function lookAtPage(
  siteFile: PageFile,
  { dir, shared, memory, templates, ...validation }: PageCheck,
): LookedPage {
  const { made } = siteFile
  const path = join(dir, siteFile.file)
  const stamp = made ? undefined : stampFile(path)
  const bytes = readPage(siteFile, { dir, templates })
  const own = versionOf(siteFile, bytes)
  const known = memory(siteFile.file)
  const isSame = (known?.own ?? known?.version) === own
  if (known && isSame && haveSameTexts(known.texts ?? [], dir)) {
    const digest = { ...known, stamp }
    return { told: buildResult(siteFile, digest), digested: { digest } }
  }
  const checked = validateFile(siteFile, bytes, validation)
  const told = shared.locales.length > 0 ? nameWritten(checked, bytes) : checked
  const issues = applyDocumentRules(told, shared)
  if (issues.some(isError)) return { told: { ...told, issues } }
  return { told, digested: digestPage(told.document, { version: own, stamp }, issues) }
}

/** Names what the author of a page wrote, the Markdown files that it shows included. */
function nameWritten(told: ToldDocument, bytes: Uint8Array | undefined): ToldDocument {
  const { document } = told
  const content = nameContent(document, bytes)
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
export function buildResult(
  siteFile: PageFile,
  digest: PageDigest,
  source?: () => string,
): PageResult {
  const document = keepForSite(siteFile, digest)
  return { document, issues: digest.issues, page: { ...siteFile, digest, source } }
}
