import { join } from 'node:path'
import type { Finding } from '../../problems/problem'
import type { ListedSite, SiteFile } from '../../site/site-files'
import { readBytes, readDocument } from '../../site/site-files'
import type { CheckedDocument } from '../facts/context'
import { MESSAGES_FILE } from '../facts/context'
import { dropIgnored, findUnusedIgnores } from '../facts/ignored-warnings'
import { collectLinks } from '../facts/links'
import { rules } from '../rules'
import type { SiteRule } from '../rules/rule'
import { applyRule } from '../rules/rule'
import type { CheckTools, ToldDocument } from './check-page'
import { applyDocumentRules, dropAfter, dropTold, validateFile } from './check-page'
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
  const messages = readMessages(files, bytes)
  const context = buildSharedContext(documents, said, { schemas: tools.schemas, messages })
  const findings = told.flatMap((one) => applyDocumentRules(one, context))
  return { documents, shared: context, findings: [...listed.findings, ...findings], bytes }
}

/** What the site itself has written of the engine's words: a document has all defaults. */
function readMessages(files: SiteFile[], bytes: (Uint8Array | undefined)[]): unknown {
  const index = files.findIndex(({ file }) => file === MESSAGES_FILE)
  const file = files[index]
  return file && readDocument(file, bytes[index]).document.data
}

/** What was found in the pages by themselves, and then of the site as a whole. */
export function checkTogether(site: WholeSite, results: ToldDocument[]): Finding[] {
  return finishSteps(checkInSteps(site, results))
}

/** The same, rule by rule. */
export function* checkInSteps(site: WholeSite, results: ToldDocument[]): Steps<Finding[]> {
  const findings = [...site.findings, ...results.flatMap((result) => result.findings)]
  const documents = [...site.documents, ...results.map(({ document }) => document)]
  const found = yield* applySiteRules(site, {
    looked: documents,
    all: documents,
    before: findings,
    wanted: siteRules,
  })
  const all = [...findings, ...found]
  return [...dropIgnored(all, site.shared), ...findUnusedIgnores(all, site.shared)]
}

/**
 * What is found of one page among the others: in itself, and the errors in what it says of them.
 * What it makes of other pages takes `checkTogether`.
 */
export function checkAmong(site: WholeSite, result: ToldDocument, all: ToldDocument[]): Finding[] {
  const { document, findings } = result
  const found = findErrors(site, { looked: [document], pages: all, before: findings })
  return dropIgnored([...findings, ...found], site.shared)
}

/**
 * What is found of the files that are no pages, beside these: in themselves, and the errors in
 * what they say of pages.
 */
export function checkBeside(site: WholeSite, pages: ToldDocument[]): Finding[] {
  const found = findErrors(site, { looked: [], pages, before: site.findings })
  return dropIgnored([...site.findings, ...found], site.shared)
}

interface FewFiles {
  /** Beside the files that are no pages. */
  looked: CheckedDocument[]
  pages: ToldDocument[]
  before: Finding[]
}

/** Warnings can wait until the whole site is checked: the rules for them take most of the time. */
function findErrors(site: WholeSite, { looked, pages, before }: FewFiles): Finding[] {
  const found = applySiteRules(site, {
    looked: [...site.documents, ...looked],
    all: [...site.documents, ...pages.map(({ document }) => document)],
    before,
    wanted: siteRules.filter(({ severity }) => severity !== 'warning'),
  })
  const about = new Set((looked.length > 0 ? looked : site.documents).map(({ file }) => file))
  return finishSteps(found).filter(({ file }) => about.has(file))
}

export interface WholeSite extends SharedFiles {
  listed: ListedSite
}

interface Application {
  /** The files that the rules are to speak of. */
  looked: CheckedDocument[]
  all: CheckedDocument[]
  /** What has been said of them. */
  before: Finding[]
  wanted: SiteRule[]
}

const siteRules = rules.filter((rule) => rule.scope === 'site')

/** Applies rules of the whole site to some of its documents. */
function* applySiteRules(
  { listed, shared }: WholeSite,
  { looked, all, before, wanted }: Application,
): Steps<Finding[]> {
  // Without any page, everything would seem to lead nowhere: that the first is missing is told.
  if (all.every(({ route }) => route === undefined)) return []
  const context = {
    ...shared,
    documents: looked,
    pages: new Map(all.flatMap((page) => (page.route ? [[page.route, page] as const] : []))),
    redirects: listRedirects(shared),
    ctas: listCtas(shared),
    links: collectLinks(looked, shared.tokens),
    assets: listed.assets,
    publicFiles: listed.publicFiles,
  }
  const found: Finding[] = []
  for (const rule of wanted) {
    yield
    for (const finding of applyRule(rule, context)) found.push(finding)
  }
  return dropAfter(dropTold(found, before), before)
}
