import { pathToFileURL } from 'node:url'
import { collectBlocks } from '../../core/page/blocks'
import type { PageData, SiteData } from '../../core/page/data'
import { renderPlainText } from '../../core/text/rich-text'
import { collectTokens, resolveTokens } from '../../core/text/tokens'
import type { Bundle } from '../bundle/bundle'
import type { BundleUse } from '../bundle/bundle-cache'
import { loadCachedBundle } from '../bundle/bundle-cache'
import type { ServerModule } from '../bundle/server-module'
import { digestPage } from '../check/facts/page-digest'
import { checkPage } from '../check/run/check-page'
import type { SitePage } from '../check/run/check-site'
import { assembleSite, buildPage, openSite } from '../check/run/check-site'
import { checkAmong } from '../check/run/check-together'
import { NO_MEMORY } from '../check/run/page-memory'
import type { ToldDocument } from '../check/run/validate-file'
import { applyDocumentRules, validateFile } from '../check/run/validate-file'
import { loadAssembly } from '../pages/assembly'
import { createDocuments } from '../pages/document'
import type { Issue } from '../problems/problem'
import { tellIssue } from '../problems/problem'
import type { ServedAsset } from '../resources/resources'
import { buildThemeParts } from '../resources/theme-css'

export interface PageTrial {
  bundle: Bundle
  siteData: SiteData
  /** What the checker says of a page, but for its words. */
  check: (page: object) => Issue[]
  /** What the page is rendered to on the server. @throws when it is not valid, or a block throws. */
  render: (page: object) => Promise<string>
  /**
   * Its whole document; `siteUrl` is where the browser finds the data of the site. All blocks are
   * alive in it, unless those that are found to be static are to be left so.
   */
  renderDocument: (page: object, siteUrl: string, liveness?: 'all' | 'found') => Promise<string>
  /** What the app fetches of it. */
  renderData: (page: object) => Promise<string>
  /** The texts of its blocks that visitors read, without their marks. */
  listTexts: (page: object) => string[]
  /** The data of a page that is in the site; undefined where there is none. */
  findPageData: (route: string) => Promise<PageData | undefined>
  /** Path as written → the file, of those that pages had so far. */
  assets: Map<string, ServedAsset>
}

const FILE = { kind: 'page', file: 'pages/trial.json', route: '/trial' }
const YEAR = 2026

/** A theme's pattern is no part of a trial. */
const NO_ASSETS = new Map()

/** Warnings that made-up words and pages deserve. */
const ABOUT_WORDS = new Set(['stray-mark', 'two-figures', 'unrelated-link'])

/** Checks and renders pages that are in no file, as the build would if they were in the site. */
export async function createPageTrial(siteDir: string, use?: BundleUse): Promise<PageTrial> {
  const bundle = await loadCachedBundle(undefined, use)
  const server: ServerModule = await import(
    /* @vite-ignore */ pathToFileURL(bundle.serverEntry).href
  )
  const opened = openSite(siteDir)
  const others = opened.pageFiles.map((file) => checkPage(file, { ...opened, memory: NO_MEMORY }))
  const site = assembleSite(opened, [])
  const listed = others.flatMap(({ page }) => (page ? buildPage(opened, page) : []))
  const assets = new Map<string, ServedAsset>()
  const assemble = async (pages: SitePage[]) => {
    const options = { site: { ...site, pages }, listed, build: bundle.id, year: YEAR }
    const assembly = await loadAssembly(options)
    for (const [path, asset] of assembly.assets) assets.set(path, asset)
    return assembly
  }
  const siteData = (await assemble([])).locales[0].buildSiteData()
  const isType = (word: string) => bundle.blocks.has(word)

  const validate = (page: object): ToldDocument =>
    validateFile(FILE, Buffer.from(JSON.stringify(page)), opened)
  const buildPageData = async (page: object) => {
    const { document } = validate(page)
    if (!document.valid) throw new Error('The page does not fit its schema.')
    const { digest, source } = digestPage(document, { version: '' }, [])
    const trial = { ...FILE, head: digest.head, digest, readSource: () => source }
    return (await assemble([trial])).buildPageData(trial)
  }
  const render = server.createRenderer(siteData, '')
  return {
    bundle,
    siteData,
    assets,
    check(page) {
      const told = validate(page)
      const { document } = told
      const result = { document, issues: applyDocumentRules(told, opened.shared) }
      const issues = checkAmong(opened, result, [...others, result])
      return issues.filter(({ rule }) => !ABOUT_WORDS.has(rule)).map(tellIssue)
    },
    async render(page) {
      const { html, failure } = render(await buildPageData(page))
      if (failure) throw failure
      return html
    },
    renderData: async (page) => JSON.stringify(await buildPageData(page)),
    async renderDocument(page, siteUrl, liveness = 'all') {
      const data = await buildPageData(page)
      const { theme } = site.settings
      const { buildThemeVariables } = server
      const { css, tags } = buildThemeParts({ theme, assets: NO_ASSETS, buildThemeVariables })
      const renderDocument = createDocuments({
        bundle,
        site: siteData,
        thirdParty: {},
        base: '',
        policy: '',
        schemeTags: tags,
        themeCss: css,
        fontsCss: '',
        restFontsCss: '',
        fontFiles: [],
        siteUrl,
      })
      const rendered = render(data)
      const pieces = renderDocument({
        page: data,
        rendered: liveness === 'all' ? { ...rendered, liveness: new Map() } : rendered,
      })
      return pieces.join('')
    },
    listTexts(page) {
      const { data, references } = validate(page).document
      const { blocks } = data as { blocks: unknown[] }
      const inner = new Set<unknown>(
        collectBlocks(blocks, isType).filter((it) => !blocks.includes(it)),
      )
      const tokens = { ...collectTokens(site.settings), year: String(YEAR) }
      return (
        references
          .filter(({ meaning }) => meaning === 'text' || meaning === 'rich-text')
          // What differs by audience is shown once a reader has chosen.
          .filter(({ pointer }) => /^\/blocks\//.test(pointer) && !pointer.includes('/byAudience/'))
          // Blocks within the block answer for themselves.
          .filter(({ pointer }) => !isWithin(data, pointer, inner))
          .map(({ value }) => renderPlainText(resolveTokens(value, tokens)))
      )
    },
    async findPageData(route) {
      const page = others.find(({ document }) => document.route === route)?.page
      if (!page) return undefined
      const trial = buildPage(opened, page)
      return (await assemble([trial])).buildPageData(trial)
    },
  }
}

/** Whether the way that a pointer takes through a value leads through one of these objects. */
function isWithin(value: unknown, pointer: string, objects: Set<unknown>): boolean {
  let at = value
  for (const name of pointer.split('/').slice(1)) {
    at = (at as Record<string, unknown>)?.[name]
    if (objects.has(at)) return true
  }
  return false
}
