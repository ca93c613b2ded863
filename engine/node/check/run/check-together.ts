import { join } from 'node:path'
import type { Settings } from '../../../../schemas/generated/types'
import type { Composer } from '../../compose/compose'
import { createComposer } from '../../compose/compose'
import type { Clock, Moment } from '../../moments/clock'
import type { Issue } from '../../problems/problem'
import { buildLocaleSettings, findLanguage, listLocales } from '../../site/locale-settings'
import { readBytes, readDocument } from '../../site/read-files'
import type { ListedSite, SiteFile } from '../../site/site-files'
import { isRecord } from '../../util/is-record'
import type { CheckedDocument } from '../facts/context'
import { SETTINGS_FILE } from '../facts/context'
import { dropIgnored, findUnusedIgnores } from '../facts/ignored-warnings'
import { rules } from '../rules'
import type { SiteRule } from '../rules/rule'
import { applyRule } from '../rules/rule'
import type { Wording } from '../schema/default-words'
import type { Templates } from './check-page'
import type { SiteFindings } from './earlier-findings'
import { findLocale } from './locale-views'
import { isWithdrawn, lookAhead, soften } from './look-ahead'
import type { SharedContext } from './shared-context'
import { buildSharedContext, collectTokens } from './shared-context'
import { buildContexts } from './site-contexts'
import type { Steps } from './steps'
import { finishSteps } from './steps'
import type { CheckTools, ToldDocument } from './validate-file'
import { dropAfter, dropTold, validateFile } from './validate-file'

/** The files that are no pages, checked by themselves. */
export interface SharedFiles {
  documents: CheckedDocument[]
  shared: SharedContext
  issues: Issue[]
  /** Fills files in before they are validated. */
  composer: Composer
  /** The language that a file is in and its tokens, as far as the settings can be read. */
  wordingOf: (file: string) => Wording
}

/** The files that are no pages, as they were read. */
export interface ReadFiles {
  files: SiteFile[]
  /** In the order of the files. */
  bytes: (Uint8Array | undefined)[]
  /** What is said of the names of the site's files. */
  issues: Issue[]
  /** The files of which each makes many pages. */
  templates: Templates
  /** The folder of the site, and the Markdown files and those with rows in it. */
  dir: string
  texts: string[]
  data: string[]
  /** The moment for which the site is checked. */
  moment: Moment
}

export function readSharedFiles(
  dir: string,
  { files, templates, texts, data, issues }: ListedSite,
  moment: Moment,
): ReadFiles {
  const shared = files.filter(({ route }) => route === undefined)
  const read = ({ file }: SiteFile) => readBytes(join(dir, file))
  return {
    files: shared,
    bytes: shared.map(read),
    issues,
    dir,
    texts,
    data,
    moment,
    templates: new Map(templates.map((file) => [file.file, read(file)])),
  }
}

/** Checks the files that are no pages, before any page: rules about pages look into them. */
export function checkSharedFiles(read: ReadFiles, tools: CheckTools): SharedFiles {
  const { files, bytes, moment } = read
  const readText = (file: string) => readBytes(join(read.dir, file))
  const texts = { files: read.texts, read: readText }
  const data = { files: read.data, read: readText }
  const composer = createComposer({ files, bytes, schemas: tools.schemas, texts, data, moment })
  const wordingOf = createWordings(readData(read, SETTINGS_FILE), composer.clock)
  const validation = { tools, composer, wordingOf }
  const told = files.map((file, index) => validateFile(file, bytes[index], validation))
  const documents = told.map(({ document }) => document)
  const said = [...read.issues, ...told.flatMap(({ issues }) => issues)]
  const readMessages = (file: string) => readData(read, file)
  const context = buildSharedContext(documents, said, {
    ...{ tools, readMessages },
    clock: composer.clock,
  })
  const issues = told.flatMap((one, index) =>
    lookAhead(one, bytes[index], { ...validation, shared: context }),
  )
  return { documents, shared: context, issues: [...read.issues, ...issues], composer, wordingOf }
}

/** Returns a function from a file to its language and tokens. */
function createWordings(written: unknown, clock: Clock): (file: string) => Wording {
  const settings = isRecord(written) ? written : {}
  const read = (one: Partial<Settings>): Wording => ({
    language: findLanguage(one),
    tokens: new Set(Object.keys(collectTokens(one, clock))),
  })
  const own = read(settings)
  const locales = listLocales(settings)
  const byPath = new Map(
    locales.map((locale) => [locale.path, read(buildLocaleSettings(settings, locale))]),
  )
  return (file) => byPath.get(findLocale(locales, file)) ?? own
}

/** What the site itself has written in a file: a document has all defaults. */
function readData({ files, bytes }: ReadFiles, name: string): unknown {
  const index = files.findIndex(({ file }) => file === name)
  const file = files[index]
  return file && readDocument(file, bytes[index]).document.data
}

/** What was found in the pages by themselves, and then of the site as a whole. */
export function checkTogether(
  site: WholeSite,
  results: ToldDocument[],
  findings?: SiteFindings,
): Issue[] {
  return finishSteps(checkInSteps(site, results, findings))
}

/** The same, rule by rule. */
export function* checkInSteps(
  site: WholeSite,
  results: ToldDocument[],
  findings?: SiteFindings,
): Steps<Issue[]> {
  const issues = [...site.issues, ...results.flatMap((result) => result.issues)]
  const documents = [...site.documents, ...results.map(({ document }) => document)]
  const found = yield* applySiteRules(site, {
    looked: documents,
    all: documents,
    before: issues,
    wanted: siteRules,
    findings,
  })
  const all = [...issues, ...found]
  return [...dropIgnored(all, site.shared), ...findUnusedIgnores(all, site.shared)]
}

/**
 * What is found of one page among the others: in itself, and the errors in what it says of them.
 * What it makes of other pages takes `checkTogether`.
 */
export function checkAmong(site: WholeSite, result: ToldDocument, all: ToldDocument[]): Issue[] {
  const { document, issues } = result
  const found = findErrors(site, { looked: [document], pages: all, before: issues })
  return dropIgnored([...issues, ...found], site.shared)
}

/**
 * What is found of the files that are no pages, beside these: in themselves, and the errors in
 * what they say of pages.
 */
export function checkBeside(site: WholeSite, pages: ToldDocument[]): Issue[] {
  const found = findErrors(site, { looked: [], pages, before: site.issues })
  return dropIgnored([...site.issues, ...found], site.shared)
}

interface FewFiles {
  /** Beside the files that are no pages. */
  looked: CheckedDocument[]
  pages: ToldDocument[]
  before: Issue[]
}

/** Warnings can wait until the whole site is checked: the rules for them take most of the time. */
function findErrors(site: WholeSite, { looked, pages, before }: FewFiles): Issue[] {
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
  before: Issue[]
  wanted: SiteRule[]
  /** What is known of an earlier check of the whole site. */
  findings?: SiteFindings
}

const siteRules = rules.filter((rule) => rule.scope !== 'document')

/** Applies rules of the whole site to some of its documents. */
function* applySiteRules(
  { listed, shared }: WholeSite,
  { looked, all, before, wanted, findings }: Application,
): Steps<Issue[]> {
  // Without any page, everything would seem to lead nowhere: that the first is missing is told.
  if (all.every(({ route }) => route === undefined)) return []
  const withdrawn = all.filter((document) => isWithdrawn(document, shared.clock))
  const unseen = new Set(withdrawn.map(({ file }) => file))
  const { whole, languages } = buildContexts({ listed, shared }, { looked, all, unseen })
  const ask = function* (rule: SiteRule): Steps<Issue[]> {
    const told: Issue[] = []
    for (const { context, nameBack } of rule.scope === 'language' ? languages : [whole]) {
      yield
      for (const issue of nameBack(applyRule(rule, context))) told.push(issue)
    }
    return told
  }
  const found: Issue[] = []
  for (const rule of wanted) {
    const told: Issue[] = findings?.recallIssues(rule) ?? (yield* ask(rule))
    findings?.keepIssues(rule, told)
    for (const issue of told) found.push(unseen.has(issue.file) ? soften(issue) : issue)
  }
  return dropAfter(dropTold(found, before), before)
}
