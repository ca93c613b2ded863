import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { basePathOf, withBase, withoutBase } from '../../../core/addresses/base'
import { notFoundOfLocale } from '../../../core/addresses/locales'
import { canonicalPath, NOT_FOUND } from '../../../core/addresses/paths'
import { applyRedirect } from '../../../core/addresses/redirects'
import {
  BADGES_PATH,
  ERROR_PATH,
  RENDER_ERROR_META,
  SOURCE_PATH,
  TOKEN_META,
} from '../../../core/dev-protocol'
import { escapeHtml } from '../../../core/text/escape'
import { collectTokens } from '../../../core/text/tokens'
import { loadServedFile } from '../../build/assets/resources'
import { decodeFilePath } from '../../check/facts/linked-files'
import { renderReport } from '../../check/report/report'
import { sendFile, sendPath } from '../../lib/http/send-file'
import type { Problem } from '../../lib/problems/problem'
import { PUBLIC_FOLDER } from '../../sources/files/public-files'
import type { DevCode } from './code'
import { LIVE_PATH } from './code'
import type { Editor } from './editor'
import type { DevFeed } from './feed'
import { findSource } from './find-source'
import { printPageError } from './page-error'
import type { DevPage } from './render-page'
import { renderPage, SITE_URL } from './render-page'
import type { DevSite } from './site'
import type { SiteState } from './site-state'
import { localeOf } from './site-state'

interface DevRequest {
  code: DevCode
  editor: Editor
  site: DevSite
  request: IncomingMessage
  response: ServerResponse
  /** If `true`, the page is in the studio's iframe. */
  isInStudio: boolean
}

const INDEX_URL = /^\/_data\/search-index(?:\.([a-z0-9-]+))?\.json$/

/** Answers requests that are not for code: pages, page data, and the site's assets. */
export async function handleDevRequest(dev: DevRequest): Promise<void> {
  const { site, request, response } = dev
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
  if (pathname === ERROR_PATH) return printPageError(dev.editor.token, request, response)
  const state = await site.loadState()
  if (pathname === SOURCE_PATH) {
    const query = new URLSearchParams(search)
    return dev.editor.open(request, response, () => findPlace(site, state, query))
  }
  if (!state) return sendProblems(dev)
  const path = canonicalPath(pathname)
  if (pathname.startsWith('/assets/')) return sendAsset(dev, state, pathname)
  if (pathname.startsWith('/_data/')) return sendData(dev, state)
  if (pathname === BADGES_PATH) return sendBadges(dev, state, search)
  const rule = await site.findRedirect(path)
  if (rule) {
    const location = applyRedirect(rule, { search, hash: '' })
    const base = basePathOf(state.site.settings.url)
    // Browsers keep permanent redirects, also after the rule was removed.
    const headers = { Location: withBase(base, location), 'Cache-Control': 'no-cache' }
    response.writeHead(rule.status, headers).end()
    return
  }
  const feed = await site.renderFeed(pathname)
  if (feed) return sendFeed(response, feed)
  const missing = notFoundOfLocale(localeOf(state, path).path)
  const opened = path === missing ? undefined : await site.openPage(path)
  const { page } =
    opened ?? (await site.openPage(missing)) ?? (await site.openPage(NOT_FOUND)) ?? {}
  if (!page) return sendProblems(dev)
  sendDevPage(dev, opened ? 200 : 404, await renderPage(dev, state, page))
}

/** Sends a document with the live script and the token for its requests. */
function sendDevPage(
  { editor, response }: DevRequest,
  status: number,
  { html, error }: DevPage,
): void {
  const tags = [
    `<meta name="${TOKEN_META}" content="${editor.token}">`,
    error && `<meta name="${RENDER_ERROR_META}" content="${escapeHtml(JSON.stringify(error))}">`,
    `<script type="module" src="${LIVE_PATH}"></script>`,
  ]
  sendHtml(
    response,
    status,
    html.replace('<title>', (title) => tags.join('') + title),
  )
}

/** Shown until there is a valid version. */
function sendProblems(dev: DevRequest): void {
  sendDevPage(dev, 500, { html: renderProblemPage(dev.site.problems()) })
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

function sendBadges({ site, response }: DevRequest, state: SiteState, search: string): void {
  const path = new URLSearchParams(search).get('route') ?? ''
  const route = withoutBase(basePathOf(state.site.settings.url), path) ?? NOT_FOUND
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  response.end(JSON.stringify(site.listBadges(canonicalPath(route))))
}

function sendFeed(response: ServerResponse, { type, text }: DevFeed): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  response.end(text)
}

/** Sends a file from the `assets` folder, but only if the check has listed it. */
async function sendAsset(
  { request, response }: DevRequest,
  state: SiteState,
  pathname: string,
): Promise<void> {
  const address = decodeFilePath(pathname)
  const served = await loadServedFile(state.assets.values(), address)
  // Linked files keep their names.
  const path = served ?? state.site.assets.get(address)
  const sendNothing = () => response.writeHead(404).end()
  if (path) sendPath(path, sendNothing, { request, response })
  else sendNothing()
}

/** Sends a file from the `public` folder. Calls back if it is missing or must not be served. */
export function sendPublicFile(
  { site, request, response }: Pick<DevRequest, 'site' | 'request' | 'response'>,
  next: () => void,
): void {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
  const root = join(site.dir, PUBLIC_FOLDER)
  if (!site.isPublic(decodeFilePath(pathname))) next()
  else sendFile({ root, pathname, sendNothing: next }, request, response)
}

/** The location that a page requests: an explicit location, or the source of text on the page. */
async function findPlace(
  site: DevSite,
  state: SiteState | undefined,
  query: URLSearchParams,
): Promise<string | undefined> {
  const ask = (name: string) => query.get(name) ?? ''
  if (query.has('file')) return ask('file')
  if (!state) return undefined
  const { settings } = state.site
  const route = canonicalPath(withoutBase(basePathOf(settings.url), ask('route')) ?? NOT_FOUND)
  const shown = (await site.openPage(route)) ? route : NOT_FOUND
  const { path: locale, settings: own } = localeOf(state, shown)
  const page = site.readTexts(shown)
  const place = findSource(
    { dir: site.dir, tokens: collectTokens(own), locale, page },
    {
      route: shown,
      text: ask('text'),
      around: ask('around'),
      before: Number(ask('before')) || 0,
    },
  )
  return place && `${place.file}:${place.line}:${place.column}`
}

async function sendData({ site, request, response }: DevRequest, state: SiteState): Promise<void> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`)
  const sent = site.sentSites.find(searchParams.get('version') ?? '')
  const data = sent ?? JSON.stringify(await resolveData())
  response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(data ?? 'null')

  async function resolveData(): Promise<unknown> {
    const [isSite, ofSite = ''] = SITE_URL.exec(pathname) ?? []
    if (isSite) return state.locales.find(({ path }) => path === ofSite)?.siteData
    const [isIndex, ofIndex = ''] = INDEX_URL.exec(pathname) ?? []
    if (isIndex) return site.buildIndex(ofIndex)
    const route = pathname.replace(/^\/_data/, '').replace(/\.json$/, '')
    return site.resolveData(route === '/index' ? '/' : route)
  }
}
