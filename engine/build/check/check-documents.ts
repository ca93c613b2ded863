import { join } from 'node:path'
import type { ListedSite, SiteFile } from '../site-files'
import { readBytes } from '../site-files'
import type { CheckedPage, CheckTools, PageMemory, PageResult } from './check-page'
import { applyDocumentRules, checkPage, dropTold, validateFile } from './check-page'
import type { CheckedDocument } from './context'
import { collectLinks } from './links'
import type { Finding } from './problem'
import { rules } from './rules'
import type { SharedContext } from './shared-context'
import { buildSharedContext, listCtas, listRedirects } from './shared-context'

/** The files that are no pages, checked by themselves. */
export interface SharedFiles {
  documents: CheckedDocument[]
  context: SharedContext
  findings: Finding[]
  /** Their bytes, in the order of their names. */
  bytes: (Uint8Array | undefined)[]
}

/** Checks the files that are no pages, before any page: rules about pages look into them. */
export function checkSharedFiles(dir: string, listed: ListedSite, tools: CheckTools): SharedFiles {
  const files = listed.files.filter(({ route }) => route === undefined)
  const bytes = files.map(({ file }) => readBytes(join(dir, file)))
  const told = files.map((file, index) => validateFile(file, bytes[index], tools))
  const documents = told.map(({ document }) => document)
  const said = [...listed.findings, ...told.flatMap(({ findings }) => findings)]
  const context = buildSharedContext(documents, said, tools.schemas)
  const findings = told.flatMap((one) => applyDocumentRules(one, context))
  return { documents, context, findings: [...listed.findings, ...findings], bytes }
}

export interface CheckOptions {
  dir: string
  listed: ListedSite
  tools: CheckTools
  files: SharedFiles
  memory: PageMemory
}

export interface Checked {
  /** Those without errors. */
  pages: CheckedPage[]
  findings: Finding[]
}

/** Checks the pages, and then the site as a whole. */
export function checkDocuments({ dir, listed, tools, files, memory }: CheckOptions): Checked {
  const check = { dir, tools, shared: files.context, memory }
  const results = listed.files.filter(isPage).map((file) => checkPage(file, check))
  const findings = [...files.findings, ...results.flatMap((result) => result.findings)]
  const documents = [...files.documents, ...results.map(({ document }) => document)]
  return {
    pages: results.flatMap(({ page }: PageResult) => page ?? []),
    findings: [...findings, ...applySiteRules(documents, listed, files.context, findings)],
  }
}

function isPage(file: SiteFile): file is SiteFile & { route: string } {
  return file.route !== undefined
}

function applySiteRules(
  documents: CheckedDocument[],
  { assets }: ListedSite,
  shared: SharedContext,
  before: Finding[],
): Finding[] {
  const context = {
    ...shared,
    documents,
    pages: new Map(documents.flatMap((page) => (page.route ? [[page.route, page] as const] : []))),
    redirects: listRedirects(shared),
    ctas: listCtas(shared),
    links: collectLinks(documents, shared.tokens),
    assets: new Set(assets.keys()),
  }
  const found = rules.flatMap((rule) =>
    rule.scope === 'site'
      ? rule.check(context).map((remark) => ({ ...remark, rule: rule.name }))
      : [],
  )
  return dropTold(found, before)
}
