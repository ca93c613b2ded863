import { join } from 'node:path'
import type { ListedSite } from '../site-files'
import { readBytes } from '../site-files'
import type { CheckTools, ToldDocument } from './check-page'
import { applyDocumentRules, dropAfter, dropTold, validateFile } from './check-page'
import type { CheckedDocument } from './context'
import { dropIgnored, findUnusedIgnores } from './ignored-warnings'
import { collectLinks } from './links'
import type { Finding } from './problem'
import { rules } from './rules'
import { applyRule } from './rules/rule'
import type { SharedContext } from './shared-context'
import { buildSharedContext, listCtas, listRedirects } from './shared-context'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** The files that are no pages, checked by themselves. */
export interface SharedFiles {
  documents: CheckedDocument[]
  shared: SharedContext
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
  return { documents, shared: context, findings: [...listed.findings, ...findings], bytes }
}

/** What was found in the pages by themselves, and then of the site as a whole. */
export function checkTogether(site: WholeSite, results: ToldDocument[]): Finding[] {
  return finishSteps(checkInSteps(site, results))
}

/** The same, rule by rule. */
export function* checkInSteps(site: WholeSite, results: ToldDocument[]): Steps<Finding[]> {
  const findings = [...site.findings, ...results.flatMap((result) => result.findings)]
  const documents = [...site.documents, ...results.map(({ document }) => document)]
  const all = [...findings, ...(yield* applySiteRules(documents, documents, site, findings))]
  return [...dropIgnored(all, site.shared), ...findUnusedIgnores(all, site.shared)]
}

/**
 * What is found of one page among the others: in itself, and in what it says of them. What it
 * makes of other pages takes `checkTogether`.
 */
export function checkAmong(site: WholeSite, result: ToldDocument, all: ToldDocument[]): Finding[] {
  const { document, findings } = result
  const looked = [...site.documents, document]
  const documents = [...site.documents, ...all.map((other) => other.document)]
  const found = finishSteps(applySiteRules(looked, documents, site, findings))
  const about = [...findings, ...found.filter(({ file }) => file === document.file)]
  return dropIgnored(about, site.shared)
}

/**
 * What is found of the files that are no pages, beside these: in themselves, and the errors in
 * what they say of pages. What of them no page uses takes `checkTogether`.
 */
export function checkBeside(site: WholeSite, pages: ToldDocument[]): Finding[] {
  const documents = [...site.documents, ...pages.map(({ document }) => document)]
  const own = new Set(site.documents.map(({ file }) => file))
  const found = finishSteps(applySiteRules(site.documents, documents, site, site.findings)).filter(
    ({ file, severity = 'error' }) => severity === 'error' && own.has(file),
  )
  return dropIgnored([...site.findings, ...found], site.shared)
}

export interface WholeSite extends SharedFiles {
  listed: ListedSite
}

/** Applies the rules of the whole site to some of its documents. */
function* applySiteRules(
  documents: CheckedDocument[],
  all: CheckedDocument[],
  { listed, shared }: WholeSite,
  before: Finding[],
): Steps<Finding[]> {
  const context = {
    ...shared,
    documents,
    pages: new Map(all.flatMap((page) => (page.route ? [[page.route, page] as const] : []))),
    redirects: listRedirects(shared),
    ctas: listCtas(shared),
    links: collectLinks(documents, shared.tokens),
    assets: new Set(listed.assets.keys()),
  }
  const found: Finding[] = []
  for (const rule of rules) {
    if (rule.scope !== 'site') continue
    yield
    for (const finding of applyRule(rule, context)) found.push(finding)
  }
  return dropAfter(dropTold(found, before), before)
}
