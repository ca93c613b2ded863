import { join } from 'node:path'
import type {
  Audience,
  CtaRule,
  Layout,
  Messages,
  Page,
  Person,
  RedirectRule,
  Settings,
  SiteFiles,
} from '../../../../schemas/generated/types'
import { tidySiteUrl } from '../../../core/addresses/base'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { splitHref } from '../../../core/addresses/paths'
import { encodeTarget, isPattern } from '../../../core/addresses/redirect-pattern'
import { encodeHref } from '../../../core/addresses/urls'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import { trimEnd } from '../../../core/text/trim-end'
import type { Collection } from '../../compose/collections'
import type { Clock, Moment } from '../../moments/clock'
import { readPresent } from '../../moments/clock'
import type { Problem } from '../../problems/problem'
import { hasErrors } from '../../problems/problem'
import { decodeOldPath } from '../../schemas/value-formats'
import { LOCALE_KINDS, LOCALES_FOLDER } from '../../site/locale-files'
import { buildLocaleSettings, listLocales } from '../../site/locale-settings'
import type { PublicFile } from '../../site/public-files'
import type { ListedSite, MadeOf } from '../../site/site-files'
import { listSingleKinds, listSiteFiles } from '../../site/site-files'
import type { KeptText, TextStore } from '../../store/text-store'
import { readKept } from '../../store/text-store'
import { hashContent } from '../../util/hash-content'
import type { Progress } from '../../util/progress'
import type { CheckedDocument } from '../facts/context'
import { CTA_FILE, LAYOUT_FILE, SETTINGS_FILE } from '../facts/context'
import { readReferences } from '../facts/later-references'
import { findFileLinks } from '../facts/linked-files'
import type { PageDigest } from '../facts/page-digest'
import type { Reference } from '../schema/validate'
import type { CheckedPage, PageFile, PageResult, Templates } from './check-page'
import { isPage, readPage } from './check-page'
import type { PagesCheck } from './check-pages'
import { checkPages } from './check-pages'
import type { ReadFiles, SharedFiles } from './check-together'
import { checkSharedFiles, checkTogether, readSharedFiles } from './check-together'
import { loadTools } from './check-tools'
import type { KeptFindings } from './earlier-findings'
import { createFindings } from './earlier-findings'
import { FileChanged } from './file-changed'
import { listParts, listTagPages } from './further-pages'
import { loadFile } from './load-file'
import type { MoreWarnings } from './locate-issues'
import { locateFirst } from './locate-issues'
import type { PageMemory } from './page-memory'
import { NO_MEMORY } from './page-memory'
import type { RowPages } from './row-pages'
import { listRowPages } from './row-pages'
import { listShown, readTimetable } from './timetable'
import { traceSite } from './trace'
import type { CheckTools } from './validate-file'
import { validateFile } from './validate-file'

export type { Reference } from '../schema/validate'

/** A page without errors. What it shows is read when it is asked for. */
export interface SitePage extends Pick<PageDigest, 'head'> {
  route: string
  /** The path within the site: `pages/about.json`. */
  file: string
  digest: PageDigest
  /** The JSON of the whole page with all defaults filled in. */
  readSource: () => string
  /** Where that is kept, if it is. */
  kept?: KeptText
  /** What it is made of, where no file of this name is written. */
  made?: MadeOf
}

/** What differs by language. */
export interface SiteLocale {
  settings: Settings
  layout: Layout
  ctas: CtaRule[]
  audiences: Audience[]
  people: Person[]
  messages: Messages
  /** What the files of the whole site refer to. */
  shared: Reference[]
  /** File as a site in one language calls it → the file that it is. */
  names: Map<string, string>
}

/** A site without errors, with all defaults filled in; it says itself what is in its own language. */
export interface Site extends SiteLocale {
  dir: string
  redirects: RedirectRule[]
  /** Its further languages, by their paths. */
  locales: Map<string, SiteLocale>
  /** Sorted by address; the page `/404` is among them. */
  pages: SitePage[]
  /** Names the state of the files that are no pages. */
  sharedVersion: string
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** The folders of pages with something in common. */
  collections: Collection[]
  /** The pages of tags. */
  tagPages: TagPage[]
  /** What is published as it is. */
  publicFiles: PublicFile[]
  /** File that is no page → where it links to files of `assets`. */
  fileLinks: Map<string, Reference[]>
  /** The moment for which it was checked, in its time zone. */
  clock: Clock
  /** The addresses of pages that have expired, and that nothing else has now. */
  gone: string[]
  /** The moments after that at which something appears or goes, the first one first. */
  changes: number[]
}

export interface CheckResult {
  /** Only when there is no error. */
  site?: Site
  problems: Problem[]
  /** The warnings that are not among them. */
  more: MoreWarnings
  /** How many pages were checked. */
  pages: number
  /** What rules found, for the next check that is to recall it. */
  findings?: KeptFindings
}

export interface CheckSiteOptions {
  /** The moment for which it is checked; the present one by default. */
  moment?: Moment
  /**
   * What is known of its pages from an earlier check. Without it, nothing is known, and nothing is
   * noted for a next one.
   */
  recall?: (sharedVersion: string) => PageMemory
  /** Where the JSON of its pages is kept if all will be read soon; otherwise each is read again. */
  sources?: TextStore
  /** What threads are started with, as soon as that is there. */
  threads?: PagesCheck['threads']
  /** Told how many pages are not as they are remembered, before these are checked. */
  onChanged?: PagesCheck['onChanged']
  /** How many warnings are told, the first in the order of files and lines; all by default. */
  mostWarnings?: number
  /** Told how many pages are checked. */
  progress?: Progress
}

/** Reads and checks a site. Mistakes in it are in the result; nothing is thrown for them. */
export async function checkSite(
  dir: string,
  {
    moment,
    recall,
    sources,
    threads,
    onChanged,
    mostWarnings = Number.POSITIVE_INFINITY,
    progress,
  }: CheckSiteOptions = {},
): Promise<CheckResult> {
  const first = openSite(dir, moment)
  // Of pages that follow from others, it is not known before that there are any.
  let known = 0
  const count = (done: number, total: number) => progress?.(known + done, known + total)
  const memory = recall?.(first.sharedVersion) ?? NO_MEMORY
  const check = { memory, sources, threads, onChanged, progress: count }
  const { site: opened, results } = await checkFurther(first, {
    results: await checkPages(first, check),
    check: (site) => {
      known = site.known
      return checkPages(site, check)
    },
  })
  const { clock } = opened.composer
  const findings = recall && createFindings({ site: opened, memory, results, clock })
  const issues = checkTogether(opened, results, findings)
  const told = {
    ...locateFirst(traceSite(opened), issues, mostWarnings),
    pages: opened.pageFiles.length,
  }
  if (hasErrors(told.problems)) return told
  const pages = results.flatMap(({ page }) => page ?? [])
  return { ...told, site: assembleSite(opened, pages), findings: findings?.kept }
}

/** Where the pages of a folder that have a tag are listed. */
export interface TagPage {
  /** The address of the folder. */
  folder: string
  tag: string
  route: string
}

interface FurtherCheck {
  /** Those of the pages that are known. */
  results: PageResult[]
  /** Checks the pages of a site, beside those that are known. */
  check: (site: OpenSite & { known: number }) => Promise<PageResult[]>
}

/** Checks the pages that follow from others too: those of tags, and further parts of lists. */
export async function checkFurther(
  opened: OpenSite,
  { results: first, check }: FurtherCheck,
): Promise<{ site: OpenSite; results: PageResult[] }> {
  let site = opened
  let results = first
  for (const list of FURTHER_LISTS) {
    const further = list(site, listShown(results, site))
    const { pageFiles, issues } = further
    if (pageFiles.length + issues.length === 0) continue
    site = addPages(site, further)
    results = [...results, ...(await check({ ...site, pageFiles, known: results.length }))]
  }
  return { site, results }
}

/** What lists the pages that follow from others, one after the other: pages of tags have parts. */
export const FURTHER_LISTS = [listTagPages, listParts]

/** The site with further pages. */
export function addPages(site: OpenSite, { pageFiles, issues }: RowPages): OpenSite {
  return {
    ...site,
    pageFiles: [...site.pageFiles, ...pageFiles],
    issues: [...site.issues, ...issues],
  }
}

/** A site of which all has been read but the pages. */
export interface OpenSite extends SharedFiles {
  dir: string
  listed: ListedSite
  pageFiles: PageFile[]
  /** The other files, as they were read. */
  read: ReadFiles
  tools: CheckTools
  /** Names the state of the files that are no pages. */
  sharedVersion: string
  templates: Templates
}

/** Opens a site with all that is in it, published or not. */
export function openWholeSite(dir: string): OpenSite {
  return openSite(dir, { now: readPresent(), showsAll: true })
}

/** Opens a site for a moment, the present one by default. */
export function openSite(
  dir: string,
  moment: Moment = { now: readPresent(), showsAll: false },
): OpenSite {
  const tools = loadTools()
  const listed = listSiteFiles(dir, tools.schemas.kinds)
  const read = readSharedFiles(dir, listed, moment)
  const { templates } = read
  const rows = listRowPages(dir, listed, templates)
  const files = checkSharedFiles(read, tools)
  const parts = files.documents.map(({ composition }) => composition?.version)
  const sharedVersion = hashContent([...read.bytes.map(hashContent), ...parts].join())
  return {
    ...files,
    issues: [...files.issues, ...rows.issues],
    ...{ dir, listed, read, templates, tools, sharedVersion },
    pageFiles: [...listed.files.filter(isPage), ...rows.pageFiles],
  }
}

/** Puts together what has been checked; the types are what the schemas have made sure of. */
export function assembleSite(opened: OpenSite, pages: CheckedPage[]): Site {
  const { dir, documents, listed, sharedVersion, tools } = opened
  const { schemas } = tools
  const times = readTimetable(opened, pages)
  const shown = new Set(times.shown.map(({ route }) => route))
  const files = Object.fromEntries(
    listSingleKinds(schemas.kinds).map((kind) => [kind, loadFile(opened, kind as never)]),
  ) as unknown as SiteFiles
  const settings = { ...files.settings, url: tidySiteUrl(files.settings.url) }
  const written = readRedirects(files.redirects.rules, collectTokens(files.settings))
  // What leads on from a page that is gone waits until it is.
  const redirects = written.filter(({ from }) => !shown.has(from))
  const findRedirect = createRedirects(redirects)
  return {
    dir,
    ...assembleLocale(documents, { ...files, settings }, new Map()),
    redirects,
    locales: loadLocales(opened, { ...files, settings }),
    pages: times.shown
      .map((page) => buildPage(opened, page))
      .sort((a, b) => (a.route < b.route ? -1 : 1)),
    sharedVersion,
    assets: listed.assets,
    publicFiles: listed.publicFiles,
    collections: opened.shared.collections,
    tagPages: opened.pageFiles.flatMap(readTagPage),
    fileLinks: new Map(
      documents.map((document) => [
        document.file,
        findFileLinks(readReferences(document), opened.shared.tokens),
      ]),
    ),
    clock: opened.composer.clock,
    gone: times.gone.filter((route) => findRedirect(route) === undefined),
    changes: times.changes,
  }
}

/** The site in its further languages: what these do not have is that of the site. */
function loadLocales(opened: OpenSite, files: SiteFiles): Site['locales'] {
  const { documents } = opened
  const written = new Set(documents.map(({ file }) => file))
  return new Map(
    listLocales(files.settings).map((locale) => {
      const { path } = locale
      const names = new Map(
        LOCALE_KINDS.map((kind) => [`${kind}.json`, `${LOCALES_FOLDER}/${path}/${kind}.json`]),
      )
      const own = LOCALE_KINDS.flatMap((kind) => {
        const file = names.get(`${kind}.json`) ?? ''
        // The words of a language are never those of another one.
        if (!written.has(file) && kind !== 'messages') names.delete(`${kind}.json`)
        return names.has(`${kind}.json`) ? [[kind, loadFile(opened, kind as never, file)]] : []
      })
      const mine: SiteFiles = { ...files, ...Object.fromEntries(own) }
      const notices = { ...files.messages.notices, ...mine.messages.notices }
      const messages = { ...mine.messages, notices }
      const settings = buildLocaleSettings(files.settings, locale)
      return [path, assembleLocale(documents, { ...mine, settings, messages }, names)] as const
    }),
  )
}

function assembleLocale(
  documents: CheckedDocument[],
  { settings, layout, cta, audiences, people, messages }: SiteFiles,
  names: SiteLocale['names'],
): SiteLocale {
  const shared = new Set(
    [SETTINGS_FILE, LAYOUT_FILE, CTA_FILE].map((file) => names.get(file) ?? file),
  )
  return {
    settings,
    layout,
    ctas: cta.rules,
    audiences: audiences.audiences,
    people: people.people,
    messages,
    shared: documents.filter(({ file }) => shared.has(file)).flatMap(readReferences),
    names,
  }
}

export function readTagPage({ route, made }: PageFile): TagPage[] {
  const { tagsOf: folder, values } = made?.row ?? {}
  const tag = values?.tag
  return folder === undefined || tag === undefined || made?.part ? [] : [{ folder, tag, route }]
}

/** The rules as everything that redirects reads them: no escapes before, all of them after. */
export function readRedirects(
  rules: RedirectRule[],
  tokens: Record<string, string>,
): RedirectRule[] {
  return rules.map((rule) => ({
    ...rule,
    from: decodeOldPath(rule.from),
    to: tidyTarget(
      (isPattern(rule.from) ? encodeTarget : encodeHref)(resolveTokens(rule.to, tokens)),
    ),
  }))
}

/** An empty query is none, and Apache takes `?` and `&` in a hash for parts of a query. */
function tidyTarget(to: string): string {
  const { path, search, hash } = splitHref(to)
  return (
    path +
    trimEnd(search, (character) => '?&'.includes(character)) +
    hash.replace(/[?&]/g, encodeURIComponent)
  )
}

export function buildPage(
  opened: Pick<OpenSite, 'dir' | 'tools' | 'composer' | 'templates' | 'wordingOf'>,
  { kind, route, file, made, digest, source: kept }: CheckedPage,
): SitePage {
  const { dir, templates } = opened
  const { head } = digest
  const readSource = kept ? () => readKept(kept) : readAgain
  return { route, file, head, digest, made, readSource, kept }

  function readAgain(): string {
    const siteFile = { kind, file, route, made }
    const bytes = readPage(siteFile, { dir, templates })
    const { document } = validateFile(siteFile, bytes, opened)
    if (!document.valid) throw new FileChanged(join(dir, file))
    return JSON.stringify(document.data)
  }
}

/** The whole page, with all defaults filled in. */
export function loadPage({ readSource }: SitePage): Page {
  return JSON.parse(readSource())
}
