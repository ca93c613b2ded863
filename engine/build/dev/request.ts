import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import type { PageData } from '../../core/data'
import { canonicalPath, NOT_FOUND, SOURCE_PATH } from '../../core/paths'
import { applyRedirect, resolveRedirect } from '../../core/redirects'
import { SEARCH_INDEX_PATH } from '../../core/search-index'
import type { Problem } from '../check/problem'
import { renderReport } from '../check/report'
import { createShells, escapeHtml, renderDocument } from '../document'
import { buildFontFaces } from '../fonts'
import { decodePath } from '../linked-files'
import { collectTokens } from '../page-data'
import { PUBLIC_FOLDER } from '../public-files'
import type { ServerModule } from '../server-module'
import { findSource } from './find-source'
import type { DevFrame, DevSite } from './site'

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
  '.js': 'text/javascript',
}

/** Answers what Vite itself does not: pages, page data, and the site's assets. */
export async function handleDevRequest(dev: DevRequest): Promise<void> {
  const { vite, site, request, response } = dev
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
  const frame = await site.loadFrame()
  if (!frame) return sendProblems(dev, pathname)
  const path = canonicalPath(pathname)
  if (pathname === SOURCE_PATH) return sendSource(dev, frame, new URLSearchParams(search))
  if (pathname.startsWith('/assets/')) return sendAsset(dev, frame, pathname)
  if (pathname.startsWith('/_data/')) return sendData(dev, frame, pathname)
  const rule = resolveRedirect(frame.site.redirects, path)
  if (rule) {
    response.writeHead(rule.status, { Location: applyRedirect(rule, { search, hash: '' }) })
    response.end()
    return
  }
  const opened = path === NOT_FOUND ? undefined : await site.openPage(path)
  const { page } = opened ?? (await site.openPage(NOT_FOUND)) ?? {}
  if (!page) return sendProblems(dev, pathname)
  const html = await renderDevPage(dev, frame, page)
  sendHtml(response, opened ? 200 : 404, await vite.transformIndexHtml(pathname, html))
}

/** What is shown where nothing good has been yet. */
async function sendProblems({ vite, site, response }: DevRequest, pathname: string): Promise<void> {
  const page = renderProblemPage(site.problems())
  sendHtml(response, 500, await vite.transformIndexHtml(pathname, page))
}

function renderProblemPage(problems: Problem[]): string {
  return `<!doctype html><title>Problems</title><pre>${escapeHtml(renderReport(problems))}</pre>`
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
  })
  response.end(html)
}

function sendAsset(
  { site, request, response }: DevRequest,
  frame: DevFrame,
  pathname: string,
): void {
  const asset = [...frame.assets.values()].find(({ url }) => url === pathname)
  if (!asset) {
    // A file that is linked to, under its own name.
    sirv(site.dir, { dev: true })(request, response, () => {
      response.writeHead(404).end()
    })
    return
  }
  response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(pathname)] ?? '' })
  createReadStream(asset.source).pipe(response)
}

/** Sends a file of the folder `public`; calls back where there is none, or none that is fit. */
export function sendPublicFile(
  { site, request, response }: Omit<DevRequest, 'vite'>,
  next: () => void,
): void {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
  const known = site.isPublic(decodePath(pathname))
  const folder = join(site.dir, PUBLIC_FOLDER)
  if (known) sirv(folder, { dev: true, dotfiles: true, extensions: [] })(request, response, next)
  else next()
}

/** Says which file and line a text of a page comes from. */
async function sendSource(
  { site, response }: DevRequest,
  { site: { settings } }: DevFrame,
  query: URLSearchParams,
): Promise<void> {
  const ask = (name: string) => query.get(name) ?? ''
  const route = canonicalPath(ask('route'))
  const place = findSource(
    site.dir,
    {
      route: (await site.openPage(route)) ? route : NOT_FOUND,
      text: ask('text'),
      around: ask('around'),
      before: Number(ask('before')) || 0,
    },
    collectTokens(settings),
  )
  response.writeHead(place ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(place ?? null))
}

async function sendData(
  { site, response }: DevRequest,
  frame: DevFrame,
  pathname: string,
): Promise<void> {
  const data = await resolveData()
  response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(data ?? null))

  async function resolveData(): Promise<unknown> {
    if (pathname === SITE_URL) return frame.siteData
    if (pathname === SEARCH_INDEX_PATH) return site.buildIndex()
    const route = pathname.replace(/^\/_data/, '').replace(/\.json$/, '')
    return site.resolveData(route === '/index' ? '/' : route)
  }
}

async function renderDevPage(
  { vite, site }: DevRequest,
  frame: DevFrame,
  page: PageData,
): Promise<string> {
  const server = (await vite.ssrLoadModule('/engine/entry-server.tsx')) as ServerModule
  const fonts = await buildFontFaces({
    fonts: frame.site.settings.theme.fonts,
    assets: frame.assets,
  })
  const variables = Object.entries(server.buildThemeVariables(frame.site.settings.theme))
  const rootRule = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const shells = createShells({
    bundle: {
      entry: { scripts: [], styles: [] },
      blocks: new Map(site.blockTypes.map((type) => [type, { scripts: [], styles: [] }])),
    },
    site: frame.siteData,
    // Its headers carry it.
    policy: '',
    // At once: React would tell the author of the styles that late fonts write into elements.
    themeCss: rootRule + fonts.early + fonts.web,
    fontCss: '',
    siteUrl: SITE_URL,
    icon: frame.assets.get(frame.site.settings.icon ?? '')?.href,
  })
  const html = server.createRenderer(frame.siteData)(page)
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
