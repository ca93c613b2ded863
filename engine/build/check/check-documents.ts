import { splitHref } from '../../core/paths'
import type { Schemas } from '../schemas'
import type { LoadedSite } from '../site-files'
import type { CheckContext, CheckedDocument, WrittenRedirect } from './context'
import { CTA_FILE, MESSAGES_FILE, REDIRECTS_FILE, SETTINGS_FILE } from './context'
import { collectLinks } from './links'
import type { Finding } from './problem'
import { rules } from './rules'
import { buildSchemaFindings } from './schema-findings'
import type { Validator } from './validate'

export interface CheckOptions {
  loaded: LoadedSite
  schemas: Schemas
  validator: Validator
}

export interface Checked {
  documents: CheckedDocument[]
  findings: Finding[]
}

/** Applies the schemas and all rules to what was read, and fills in the defaults. */
export function checkDocuments({ loaded, schemas, validator }: CheckOptions): Checked {
  const findings = [...loaded.findings]
  const world = { blockTypes: schemas.blockTypes, resolveSchema: validator.resolveSchema }
  const documents = loaded.documents.map((document): CheckedDocument => {
    if (document.data === undefined) return { ...document, references: [], valid: false }
    const { errors, references } = validator.validate(document.kind, document.data)
    findings.push(...buildSchemaFindings(document, errors, world))
    return { ...document, references, valid: errors.length === 0 }
  })
  const context = { ...buildContext(documents, loaded), notices: listNotices(documents, schemas) }
  // A value that breaks its schema has one mistake: what rules say of it too follows from that.
  const told = new Set(findings.map(({ file, pointer }) => `${file}#${pointer}`))
  for (const { name, check } of rules) {
    const remarks = check(context).filter(({ file, pointer }) => !told.has(`${file}#${pointer}`))
    findings.push(...remarks.map((remark) => ({ ...remark, rule: name })))
  }
  return { documents, findings }
}

function buildContext(
  documents: CheckedDocument[],
  { assets, findings }: LoadedSite,
): Omit<CheckContext, 'notices'> {
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const tokens = collectTokens(byFile.get(SETTINGS_FILE)?.data)
  const pages = documents.flatMap((page) => (page.route ? [[page.route, page] as const] : []))
  return {
    documents,
    pages: new Map(pages),
    redirects: listRules(byFile.get(REDIRECTS_FILE)?.data).flatMap(readRedirect),
    ctas: listRules(byFile.get(CTA_FILE)?.data).map(({ path }) => ({ path: String(path) })),
    links: collectLinks(documents, tokens),
    assets: new Set(assets.keys()),
    tokens,
    isKnown: (file) =>
      byFile.get(file)?.data !== undefined || !findings.some((finding) => finding.file === file),
  }
}

function listNotices(documents: CheckedDocument[], { files }: Schemas): string[] {
  const known = files.get('messages.schema.json')?.properties?.notices?.properties
  const data = documents.find(({ file }) => file === MESSAGES_FILE)?.data
  const own = isRecord(data) && isRecord(data.notices) ? data.notices : {}
  return [...new Set([...Object.keys(known ?? {}), ...Object.keys(own)])]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function collectTokens(settings: unknown): Record<string, string> {
  const { tokens, brand } = isRecord(settings) ? settings : {}
  const own = Object.entries(isRecord(tokens) ? tokens : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const year = String(new Date().getFullYear())
  return { ...Object.fromEntries(own), brand: String(brand ?? ''), year }
}

/** The `rules` of a file, with an empty object for each that is none, so that places stay. */
function listRules(data: unknown): Record<string, unknown>[] {
  const list = isRecord(data) && Array.isArray(data.rules) ? data.rules : []
  return list.map((rule: unknown) => (isRecord(rule) ? rule : {}))
}

function readRedirect(
  { from, to, alias }: Record<string, unknown>,
  index: number,
): WrittenRedirect[] {
  if (typeof from !== 'string' || typeof to !== 'string') return []
  const { path } = splitHref(to)
  const isInside = path.startsWith('/') && !path.startsWith('//')
  return [
    { from, to, path: isInside ? path : '', alias: alias === true, pointer: `/rules/${index}` },
  ]
}
