import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PageData } from '../core/data'
import { canonicalPath, NOT_FOUND } from '../core/paths'
import { applyRedirect, resolveRedirect } from '../core/redirects'
import { buildSearchIndex, SEARCH_INDEX_PATH } from '../core/search-index'
import type { Problem } from './check/problem'
import { renderReport } from './check/report'
import type { DevSite, GoodSite } from './dev-site'
import { createShells, escapeHtml, renderDocument } from './document'
import { buildFontFaces } from './fonts'
import type { ServerModule } from './server-module'

interface DevRequest {
  vite: ViteDevServer
  site: DevSite
  request: IncomingMessage
  response: ServerResponse
}

const SITE_URL = '/_data/site.json'
const CONTENT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Answers what Vite itself does not: pages, page data, and the site's assets. */
export async function handleDevRequest(dev: DevRequest): Promise<void> {
  const { vite, site, request, response } = dev
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
  const { good, problems } = await site.load()
  if (!good) {
    sendHtml(response, 500, await vite.transformIndexHtml(pathname, renderProblemPage(problems)))
    return
  }
  const path = canonicalPath(pathname)
  if (pathname.startsWith('/assets/')) sendAsset(response, good, pathname)
  else if (pathname.startsWith('/_data/')) sendData(response, good, pathname)
  else {
    const rule = resolveRedirect(good.site.redirects, path)
    if (rule) {
      response.writeHead(rule.status, { Location: applyRedirect(rule, { search, hash: '' }) })
      response.end()
      return
    }
    const page = path === NOT_FOUND ? undefined : good.buildPage(path)
    const shown = page ?? good.buildPage(NOT_FOUND)
    if (!shown) throw new Error('The check let a site without a 404 page through.')
    const html = await renderDevPage(dev, good, shown)
    sendHtml(response, page ? 200 : 404, await vite.transformIndexHtml(pathname, html))
  }
}

function renderProblemPage(problems: Problem[]): string {
  return `<!doctype html><title>Problems</title><pre>${escapeHtml(renderReport(problems))}</pre>`
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
  })
  response.end(html)
}

function sendAsset(response: ServerResponse, good: GoodSite, pathname: string): void {
  const asset = [...good.assets.values()].find(({ url }) => url === pathname)
  if (!asset) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(pathname)] ?? '' })
  createReadStream(asset.source).pipe(response)
}

function sendData(response: ServerResponse, good: GoodSite, pathname: string): void {
  const data = resolveData()
  response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(data ?? null))

  function resolveData(): unknown {
    if (pathname === SITE_URL) return good.siteData
    if (pathname === SEARCH_INDEX_PATH) return buildSearchIndex(good.site.pages)
    const route = pathname.replace(/^\/_data/, '').replace(/\.json$/, '')
    return good.resolveData(route === '/index' ? '/' : route)
  }
}

async function renderDevPage(
  { vite, site }: DevRequest,
  good: GoodSite,
  page: PageData,
): Promise<string> {
  const server = (await vite.ssrLoadModule('/engine/entry-server.tsx')) as ServerModule
  const fonts = await buildFontFaces(good.site.settings.theme, good.assets)
  const variables = Object.entries(server.buildThemeVariables(good.site.settings.theme))
  const rootRule = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const shells = createShells({
    bundle: {
      entry: { scripts: [], styles: [] },
      blocks: new Map(site.blockTypes.map((type) => [type, { scripts: [], styles: [] }])),
    },
    site: good.siteData,
    themeCss: rootRule + fonts.css,
    fonts: fonts.preloads,
    siteUrl: SITE_URL,
    icon: good.assets.get(good.site.settings.icon ?? '')?.url,
  })
  const html = server.createRenderer(good.siteData)(page)
  const document = renderDocument({ shell: shells([]), page, html, json: JSON.stringify(page) })
  return document
    .replace('</head>', `${await collectStyles(vite)}</head>`)
    .replace('</body>', '<script type="module" src="/engine/entry-client.tsx"></script></body>')
}

/**
 * The styles of everything that has been rendered, as Vite's client knows them, so that the page
 * is styled before its scripts run and hot updates find them.
 */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
  const styles = modules.filter(({ url }) => url.endsWith('.css'))
  const render = async ({ url, id }: (typeof styles)[number]) => {
    // Loaded on the server's side: in the browser's graph a module that nothing imports would
    // turn every change of it into a reload.
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`)
    return `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`
  }
  return (await Promise.all(styles.map(render))).join('')
}
