import { pathToFileURL } from 'node:url'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import type { ServerModule } from '../../../engine/node/bundle/server-module'
import { digestPage } from '../../../engine/node/check/facts/page-digest'
import {
  applyDocumentRules,
  checkPage,
  validateFile,
} from '../../../engine/node/check/run/check-page'
import type { SitePage } from '../../../engine/node/check/run/check-site'
import { assembleSite, openSite } from '../../../engine/node/check/run/check-site'
import { checkAmong } from '../../../engine/node/check/run/check-together'
import { NO_MEMORY } from '../../../engine/node/check/run/page-memory'
import { loadAssembly } from '../../../engine/node/pages/assembly'
import { createDocuments } from '../../../engine/node/pages/document'

export interface PageTrial {
  /** What the checker says of a page, but for its words. */
  check: (page: object) => string[]
  /** What the page is rendered to on the server. @throws when the page is not valid. */
  render: (page: object) => Promise<string>
  /**
   * Its whole document; `siteUrl` is where the browser finds the data of the site. All blocks are
   * alive in it, unless those that are found to be static are to be left so.
   */
  renderDocument: (page: object, siteUrl: string, liveness?: 'all' | 'found') => Promise<string>
  /** What the app fetches of it. */
  renderData: (page: object) => Promise<string>
}

const FILE = { kind: 'page', file: 'pages/trial.json', route: '/trial' }

/** Warnings that made-up words deserve. */
const ABOUT_WORDS = new Set(['stray-mark', 'two-figures'])

/** Checks and renders pages that are in no file, as the build would if they were in the site. */
export async function createPageTrial(siteDir: string): Promise<PageTrial> {
  const bundle = await loadCachedBundle()
  const server: ServerModule = await import(pathToFileURL(bundle.serverEntry).href)
  const opened = openSite(siteDir)
  const others = opened.pageFiles.map((file) => checkPage(file, { ...opened, memory: NO_MEMORY }))
  const site = assembleSite(opened, [])
  const assemble = (pages: SitePage[]) =>
    loadAssembly({ site: { ...site, pages }, build: bundle.id, year: 2026 })
  const siteData = (await assemble([])).buildSiteData()

  const look = (page: object) => {
    const told = validateFile(FILE, Buffer.from(JSON.stringify(page)), opened.tools)
    const issues = applyDocumentRules(told, opened.shared)
    const result = { document: told.document, issues }
    return { document: told.document, issues: checkAmong(opened, result, [...others, result]) }
  }
  const buildPageData = async (page: object) => {
    const { document } = look(page)
    if (!document.valid) throw new Error('The page does not fit its schema.')
    const { digest, source } = digestPage(document, '', [])
    const trial = { ...FILE, head: digest.head, digest, readSource: () => source }
    return (await assemble([trial])).buildPageData(trial)
  }
  const render = server.createRenderer(siteData, '')
  return {
    check: (page) =>
      look(page)
        .issues.filter(({ rule }) => !ABOUT_WORDS.has(rule))
        .map(({ pointer, message }) => `${pointer}: ${message}`),
    render: async (page) => render(await buildPageData(page)).html,
    renderData: async (page) => JSON.stringify(await buildPageData(page)),
    async renderDocument(page, siteUrl, liveness = 'all') {
      const data = await buildPageData(page)
      const { theme } = site.settings
      const rootRule = Object.entries(server.buildThemeVariables(theme))
      const renderDocument = createDocuments({
        bundle,
        site: siteData,
        base: '',
        policy: '',
        themeCss: `:root{${rootRule.map(([name, value]) => `${name}:${value}`).join(';')}}`,
        fontFiles: [],
        siteUrl,
      })
      const { html, liveness: found } = render(data)
      return renderDocument({
        page: data,
        rendered: { html, liveness: liveness === 'all' ? new Map() : found },
      })
    },
  }
}
