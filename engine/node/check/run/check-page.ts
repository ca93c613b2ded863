import { join } from 'node:path'
import type { Issue } from '../../problems/problem'
import type { Schemas } from '../../schemas/schemas'
import type { SiteFile } from '../../site/site-files'
import { readBytes, readDocument } from '../../site/site-files'
import { listBlocks } from '../facts/blocks'
import type { CheckedDocument } from '../facts/context'
import type { PageDigest } from '../facts/page-digest'
import { digestPage, keepForSite } from '../facts/page-digest'
import { rules } from '../rules'
import { applyRule } from '../rules/rule'
import { buildSchemaIssues } from '../schema/schema-issues'
import type { Validator } from '../schema/validate'
import type { PageMemory } from './page-memory'
import type { SharedContext } from './shared-context'

/** The file of a page. */
export type PageFile = SiteFile & { route: string }

export function isPage(file: SiteFile): file is PageFile {
  return file.route !== undefined
}

/** A page without errors. */
export interface CheckedPage extends PageFile {
  digest: PageDigest
  /** The JSON of the whole page with all defaults filled in, where it is known and to be kept. */
  source?: string
}

export interface CheckTools {
  schemas: Schemas
  validator: Validator
}

/** A file with what was said of it. */
export interface ToldDocument {
  document: CheckedDocument
  issues: Issue[]
}

/** Parses a file and applies its schema, which fills in the defaults. */
export function validateFile(
  siteFile: SiteFile,
  bytes: Uint8Array | undefined,
  { schemas, validator }: CheckTools,
): ToldDocument {
  const { document, issues } = readDocument(siteFile, bytes)
  if (document.data === undefined) {
    return { document: { ...document, references: [], blocks: [], valid: false }, issues }
  }
  const { errors, references } = validator.validate(document.kind, document.data)
  const faults = errors.map(({ instancePath }) => instancePath)
  const blocks = listBlocks(document.data, references, faults)
  const world = { blockTypes: schemas.blockTypes, resolveSchema: validator.resolveSchema }
  return {
    document: { ...document, references, blocks, valid: errors.length === 0 },
    issues: buildSchemaIssues(document, errors, world),
  }
}

/** The issues of the schema, then those of the rules that look at single files. */
export function applyDocumentRules(
  { document, issues }: ToldDocument,
  shared: SharedContext,
): Issue[] {
  const context = { ...shared, documents: [document] }
  const told = dropTold(
    rules.flatMap((rule) => (rule.scope === 'document' ? applyRule(rule, context) : [])),
    issues,
  )
  return [...issues, ...told]
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

export interface PageCheck {
  dir: string
  tools: CheckTools
  shared: SharedContext
  memory: PageMemory
  /** Whether all pages will be read soon: their JSON is most of what is known of them. */
  keepsSources?: boolean
}

/** A page as the rules of the whole site see it; whole where it has errors. */
export interface PageResult extends ToldDocument {
  /** None where the page has errors. */
  page?: CheckedPage
}

/** Checks a page by itself, or remembers how that went. */
export function checkPage(
  siteFile: PageFile,
  { dir, tools, shared, memory, keepsSources = false }: PageCheck,
): PageResult {
  const path = join(dir, siteFile.file)
  let bytes: Uint8Array | undefined
  const read = () => {
    bytes ??= readBytes(path)
    return bytes
  }
  const version = memory.versionOf(siteFile.file, path, read)
  const known = memory.recall(siteFile.file, version)
  if (known) {
    const document = keepForSite(siteFile, known)
    return { document, issues: known.issues, page: { ...siteFile, digest: known } }
  }
  const told = validateFile(siteFile, read(), tools)
  const issues = applyDocumentRules(told, shared)
  if (issues.some(({ severity = 'error' }) => severity === 'error')) return { ...told, issues }
  const { digest, source } = digestPage(told.document, version, issues)
  const document = keepForSite(siteFile, digest)
  const page = { ...siteFile, digest, source: keepsSources ? source : undefined }
  return { document, issues, page }
}
