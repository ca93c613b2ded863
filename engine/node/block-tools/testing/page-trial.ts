import { pathToFileURL } from 'node:url'
import { collectBlocks } from '../../../core/page/blocks'
import type { PageData, SiteData } from '../../../core/page/data'
import { renderPlainText } from '../../../core/text/rich-text'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import type { ServedAsset } from '../../build/assets/resources'
import { buildThemeParts } from '../../build/assets/theme-css'
import type { Assembly } from '../../build/pages/assembly'
import { loadAssembly } from '../../build/pages/assembly'
import { createDocuments } from '../../build/pages/document'
import type { Bundle } from '../../bundle/bundle'
import type { BundleUse } from '../../bundle/bundle-cache'
import { loadCachedBundle } from '../../bundle/bundle-cache'
import type { ServerModule } from '../../bundle/server-module'
import type { CheckedFile } from '../../check/facts/context'
import { summarizePage } from '../../check/facts/page-summary'
import type { CheckedPage } from '../../check/files/check-page'
import { checkPage } from '../../check/files/check-page'
import type { CheckTools } from '../../check/files/shared-context'
import { applyDocumentRules, validateFile } from '../../check/files/validate-file'
import { assembleSite, buildPage } from '../../check/run/assemble-site'
import { checkAmong } from '../../check/run/check-together'
import type { OpenSite } from '../../check/run/open-site'
import { openSite } from '../../check/run/open-site'
import type { Site, SitePage } from '../../check/run/site'
import type { Issue } from '../../lib/problems/problem'

const FILE = { kind: 'page', file: 'pages/trial.json', route: '/trial' }
const YEAR = 2026

/** Trial pages do not use a theme's pattern. */
const NO_ASSETS = new Map()

/** Warnings that generated text and pages always cause. */
const ABOUT_WORDS = new Set(['stray-mark', 'two-figures', 'unrelated-link'])

/** The site that trial pages are added to. */
interface TrialSite {
  opened: OpenSite
  /** The pages of the site. */
  others: CheckedPage[]
  site: Site
  listed: SitePage[]
  bundle: Bundle
  server: ServerModule
}

/** Opens a site in which pages can be tried. */
export async function createPageTrial(
  siteDir: string,
  use?: BundleUse,
  tools?: CheckTools,
): Promise<PageTrial> {
  const bundle = await loadCachedBundle(undefined, use)
  const server = await import(/* @vite-ignore */ pathToFileURL(bundle.serverEntry).href)
  const opened = openSite(siteDir, undefined, tools)
  const others = opened.pageFiles.map((file) => checkPage(file, opened))
  const site = assembleSite(opened, [])
  const listed = others.flatMap((page) => buildPage(opened, page) ?? [])
  const trialSite = { bundle, server, opened, others, site, listed }
  return new PageTrial(trialSite, await assemble(trialSite, []))
}

function assemble({ site, listed, bundle }: TrialSite, pages: SitePage[]): Promise<Assembly> {
  return loadAssembly({ site: { ...site, pages }, listed, build: bundle.id, year: YEAR })
}

/** Checks and renders pages without a file, as if they were in the site. */
export class PageTrial {
  readonly bundle: Bundle
  readonly siteData: SiteData
  /** Path as written → file, for the pages so far. */
  readonly assets: Map<string, ServedAsset>
  readonly #site: TrialSite
  readonly #render: ReturnType<ServerModule['createRenderer']>

  constructor(site: TrialSite, { locales, assets }: Assembly) {
    this.bundle = site.bundle
    this.siteData = locales[0].buildSiteData()
    this.assets = new Map(assets)
    this.#site = site
    this.#render = site.server.createRenderer(this.siteData, '')
  }

  /** The issues of a page, except those about its text. */
  check(page: object): Issue[] {
    const { opened, others } = this.#site
    const file = this.#validate(page)
    const result = { ...file, issues: applyDocumentRules(file, opened.shared, opened.tools.rules) }
    const issues = checkAmong(opened, result, [...others, result])
    return issues.filter(({ rule }) => !ABOUT_WORDS.has(rule))
  }

  /** A page's HTML. @throws when the page is invalid, or a block throws. */
  async render(page: object): Promise<string> {
    const { html, error } = this.#render(await this.#buildPageData(page))
    if (error) throw error
    return html
  }

  /** The page data that the app loads. */
  async renderData(page: object): Promise<string> {
    return JSON.stringify(await this.#buildPageData(page))
  }

  /**
   * The document of a page. `siteUrl` is the URL of the site data. All blocks are live, unless
   * `found` selects static ones.
   */
  async renderDocument(
    page: object,
    siteUrl: string,
    liveness: 'all' | 'found' = 'all',
  ): Promise<string> {
    const data = await this.#buildPageData(page)
    const { site, server } = this.#site
    const { theme } = site.settings
    const { buildThemeVariables } = server
    const { css, tags } = buildThemeParts({ theme, assets: NO_ASSETS, buildThemeVariables })
    const renderDocument = createDocuments({
      ...{ bundle: this.bundle, site: this.siteData, siteUrl },
      ...{ thirdParty: {}, base: '', policy: '', schemeTags: tags, themeCss: css },
      ...{ fontsCss: '', restFontsCss: '', fontFiles: [] },
    })
    const found = this.#render(data)
    const rendered = liveness === 'all' ? { ...found, liveness: new Map() } : found
    return renderDocument({ page: data, rendered })
  }

  /** The text of its blocks that visitors read, without their delimiters. */
  listTexts(page: object): string[] {
    const document = this.#validate(page)
    const { blocks } = document.data as { blocks: unknown[] }
    const isType = (word: string) => this.bundle.blocks.has(word)
    const inner = new Set<unknown>(
      collectBlocks(blocks, isType).filter((it) => !blocks.includes(it)),
    )
    const tokens = { ...collectTokens(this.#site.site.settings), year: String(YEAR) }
    return (
      document.references
        .filter(({ meaning }) => meaning === 'text' || meaning === 'rich-text')
        // Audience variants are shown after a choice only.
        .filter(({ pointer }) => /^\/blocks\//.test(pointer) && !pointer.includes('/byAudience/'))
        // Nested blocks are tested themselves.
        .filter(({ pointer }) => !isWithin(document.data, pointer, inner))
        .map(({ value }) => renderPlainText(resolveTokens(value, tokens)))
    )
  }

  /** The data of a page that is in the site. Undefined if the site has no such page. */
  async findPageData(route: string): Promise<PageData | undefined> {
    const { opened, others } = this.#site
    const found = others.find((page) => page.route === route)
    const page = found && buildPage(opened, found)
    return page && this.#assemblePage(page)
  }

  #validate(page: object): CheckedFile {
    return validateFile(FILE, Buffer.from(JSON.stringify(page)), this.#site.opened)
  }

  async #buildPageData(page: object): Promise<PageData> {
    const document = this.#validate(page)
    if (!document.valid) throw new Error('The page does not match its schema.')
    const json = JSON.stringify(document.data)
    const { builds } = this.#site.opened.tools
    const summary = summarizePage({ ...document, issues: [] }, { version: '', builds, json })
    return this.#assemblePage({ ...FILE, head: summary.head, summary, readSource: () => json })
  }

  async #assemblePage(page: SitePage): Promise<PageData> {
    const assembly = await assemble(this.#site, [page])
    for (const [path, asset] of assembly.assets) this.assets.set(path, asset)
    return assembly.buildPageData(page)
  }
}

/** Returns `true` if a pointer passes through one of these objects. */
function isWithin(value: unknown, pointer: string, objects: Set<unknown>): boolean {
  let at = value
  for (const name of pointer.split('/').slice(1)) {
    at = (at as Record<string, unknown>)?.[name]
    if (objects.has(at)) return true
  }
  return false
}
