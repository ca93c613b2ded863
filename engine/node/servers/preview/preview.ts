import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { OutsideRedirect, RedirectRule } from '../../../../schemas/generated/types'
import { withBase } from '../../../core/addresses/base'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { localeOfRoute, notFoundOfLocale } from '../../../core/addresses/locales'
import { canonicalPath, dataPathOf, decodePath, htmlPathOf } from '../../../core/addresses/paths'
import { applyRedirect } from '../../../core/addresses/redirects'
import type { Header } from '../../../core/page/security-policy'
import { withoutHttps } from '../../../core/page/security-policy'
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { FileHeaders } from '../../build/hosting/file-headers'
import { headersOf } from '../../build/hosting/file-headers'
import type { MediaTypes } from '../../build/hosting/host'
import { COMPRESSED_FORM } from '../../build/hosting/host'
import { makeWhole } from '../../build/output/abandoned'
import { FORMS_FILE, HEADERS_FILE, REDIRECTS_FILE, SITE_FILE } from '../../build/output/side-folder'
import { sendError } from '../../lib/http/guard'
import type { Listening, ListenOptions } from '../../lib/http/listen'
import { listen } from '../../lib/http/listen'
import { sendFile } from '../../lib/http/send-file'
import { sendPage } from './preview-page'
import { createOutsideFinder, homePathOf, refuseOutside, resolveRequest } from './resolve-request'
import { findForm, setForm } from './send-form'
import { TrialReceiver } from './trial-receiver'

export interface PreviewServer extends Listening {
  /** The site's URL, including its base. */
  home: string
}

export interface PreviewOptions extends ListenOptions {
  outDir: string
}

/**
 * Serves a built site as its host will: compression, caching, redirects, status codes. It reads the
 * folder for every request, so that a new build is served at once.
 * @throws if the port is in use.
 */
export async function startPreview({ outDir, ...options }: PreviewOptions): Promise<PreviewServer> {
  const dir = resolve(outDir)
  await makeWhole(outDir)
  const loadRedirects = createLoader(join(dir, REDIRECTS_FILE), [], createRedirects<RedirectRule>)
  const loadHeaders = createLoader<Header[]>(join(dir, HEADERS_FILE), [])
  const loadSite = createLoader<ServedSite>(join(dir, SITE_FILE), { base: '' })
  const loadOutside = createLoader(join(dir, SITE_FILE), { base: '' }, createOutsideFinder)
  const compress = compression({
    threshold: 512,
    // A range of a file refers to its uncompressed bytes.
    filter: (request, response) =>
      !response.hasHeader('Content-Range') && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  })
  const loadForms = createLoader<ReceivedForm[]>(join(dir, FORMS_FILE), [])
  const receiver = options.host === undefined ? new TrialReceiver() : undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await receiver?.answer(request, response, loadForms)) return
    const { base, types, gone, locales = [] } = loadSite()
    const moved = loadOutside()(request.url ?? '/')
    if (moved) return sendLocation(response, moved.status, moved.location)
    const placed = resolveRequest(base, request.url ?? '/')
    if (placed.kind === 'start') return sendLocation(response, 302, placed.location)
    if (placed.kind === 'outside') return sendError(response, refuseOutside(base))
    request.url = placed.url
    const { pathname } = parseUrl(request)
    const status = gone?.includes(canonicalPath(decodePath(pathname))) ? 410 : 404
    const sendNothing = () => sendNotFound({ dir, locales, status }, request, response)
    if (sendRedirect({ dir, base, findRule: loadRedirects() }, request, response)) return
    if (isHidden({ dir, locales }, request)) return sendNothing()
    if (sendPage({ dir, route: pathname, status: 200 }, request, response)) return
    const form = findForm(dir, pathname, request)
    const setHeaders = () => {
      setOwnHeaders(response, headersOf(pathname.slice(1), types?.[pathname]))
      if (form) setForm(response, form)
    }
    const sent = form ? `${pathname}.${form}` : pathname
    sendFile({ root: dir, pathname: sent, setHeaders, sendNothing }, request, response)
  }
  const server = await listen(options, async (request, response) => {
    for (const [name, value] of withoutHttps(loadHeaders())) response.setHeader(name, value)
    // The middleware uses only properties of Node's own request and response.
    await new Promise<void>((done, fail) => {
      compress(request as never, response as never, () =>
        answer(request, response).then(done, fail),
      )
    })
  })
  return { ...server, home: server.url + homePathOf(loadSite().base) }
}

/** A site's data that the preview needs. */
interface ServedSite {
  base: string
  types?: MediaTypes
  /** The redirects from outside the site. */
  outside?: OutsideRedirect[]
  /** The paths of pages that were removed permanently. */
  gone?: string[]
  /** The base paths of additional languages with a separate 404 page. */
  locales?: string[]
}

function setOwnHeaders(response: ServerResponse, { type, cache }: FileHeaders): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', cache)
}

function parseUrl(request: IncomingMessage): URL {
  // The URL of a request such as `GET //host/x` stays a path.
  return new URL(`http://localhost${request.url ?? '/'}`)
}

const FORM = new RegExp(`^/${COMPRESSED_FORM}`)

/** The side folder is for servers, each page has only one URL, and the 404 page has no URL. */
function isHidden({ dir, locales }: ServedLanguages, request: IncomingMessage): boolean {
  const pathname = decodePath(parseUrl(request).pathname)
  return (
    /\/\.(?!well-known\/)/.test(pathname) ||
    (pathname.endsWith('.html') && isDocument(dir, pathname.slice(0, -'.html'.length))) ||
    isForm(dir, pathname) ||
    ['/index', ...['', ...locales].map(notFoundOfLocale)].includes(pathname)
  )
}

/** Returns `true` if the HTML at a path is that of a page, which also has page data. */
function isDocument(dir: string, route: string): boolean {
  return existsSync(join(dir, dataPathOf(route)))
}

/** Returns `true` if this is the compressed version of a file. */
function isForm(dir: string, pathname: string): boolean {
  const [, file] = FORM.exec(pathname) ?? []
  return file !== undefined && existsSync(join(dir, file))
}

interface ServedLanguages {
  dir: string
  /** The base paths of additional languages with a separate 404 page. */
  locales: string[]
}

interface Output {
  dir: string
  base: string
  findRule: (path: string) => RedirectRule | undefined
}

function sendRedirect(
  { dir, base, findRule }: Output,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname, search } = parseUrl(request)
  const path = canonicalPath(pathname)
  const rule = findRule(path)
  const isPage = path !== pathname && existsSync(join(dir, htmlPathOf(path)))
  const location = rule
    ? applyRedirect(rule, { search, hash: '' })
    : isPage
      ? path + search
      : undefined
  if (location === undefined) return false
  sendLocation(response, rule?.status ?? 301, withBase(base, location))
  return true
}

function sendLocation(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end()
}

/** Returns a function that parses a file, and caches the result until the next build. */
function createLoader<T>(file: string, absent: T): () => T
function createLoader<T, R>(file: string, absent: T, read: (data: T) => R): () => R
function createLoader<T>(file: string, absent: T, read = (data: T): unknown => data) {
  let data = read(absent)
  let readAt: number | undefined
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt !== readAt) {
      data = read(changedAt === undefined ? absent : JSON.parse(readFileSync(file, 'utf8')))
      readAt = changedAt
    }
    return data
  }
}

/** Missing pages show the 404 page; missing files are never answered with HTML. */
function sendNotFound(
  { dir, locales, status }: ServedLanguages & { status: 404 | 410 },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = parseUrl(request)
  const isFile = /^\/(assets|_data)\//.test(pathname)
  const route = notFoundOfLocale(localeOfRoute(locales, pathname))
  if (!isFile && sendPage({ dir, route, status }, request, response)) return
  response.statusCode = status
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  response.end('Not found\n')
}
