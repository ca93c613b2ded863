/** The list of enquiries for the owner's browser. It has no script. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Answer } from '../../../core/receive/answers'
import type { FormReceivers, ReceivedForm } from '../../../core/receive/received-form'
import { getDate } from '../../../core/text/dates'
import { escapeHtml } from '../../../core/text/escape'
import { writeMail } from '../receive-outbox/mail-text'
import { renderCsv } from './csv'
import { renderEnquiries, renderEnquiry, STYLE_SOURCE } from './enquiry-page'
import { erase } from './erase'
import type { ListSettings } from './settings'
import type { EnquiryStore, ListedEnquiry } from './store'

/** Answers a request for the list. Resolves to undefined for another path. */
export type EnquiryList = (request: IncomingMessage, url: URL) => Promise<Answer | undefined>

export interface EnquiryListOptions extends ListSettings {
  store: EnquiryStore
  /** The folder of the store. */
  data: string
  receivers: FormReceivers
}

/** The enquiries of a page. */
const SHOWN = 50

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
}

export function createEnquiryList(options: EnquiryListOptions): EnquiryList {
  const { path, token } = options
  return async (request, { pathname, searchParams }) => {
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return undefined
    if (!isOwner(request, token)) return ASK
    const rest = pathname.slice(path.length)
    if (request.method === 'POST') return rest === '/remove' ? remove(request, options) : NOTHING
    if (rest === '') return answerPage(readView(searchParams), options)
    if (rest === '/enquiries.csv') return answerTable(options)
    return answerFile(rest, options)
  }
}

const NOTHING: Answer = { status: 404 }

/** https://www.rfc-editor.org/rfc/rfc7617 */
const ASK: Answer = {
  status: 401,
  headers: { 'WWW-Authenticate': 'Basic realm="Enquiries", charset="UTF-8"' },
}

/** The token is the password, for any user. Hashes are compared, so that their lengths are equal. */
function isOwner({ headers: { authorization = '' } }: IncomingMessage, token: string): boolean {
  const credentials = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString()
  const password = credentials.slice(credentials.indexOf(':') + 1)
  const hash = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(password), hash(token))
}

/** Which enquiries a page of the list has. */
interface View {
  /** The text that their values contain. Empty for all enquiries. */
  search: string
  /** They have lower numbers. Undefined for the newest ones. */
  before?: number
}

function readView(params: URLSearchParams): View {
  const before = Number(params.get('before') ?? Number.NaN)
  return {
    search: params.get('search')?.trim() ?? '',
    ...(Number.isSafeInteger(before) && { before }),
  }
}

/** The view as names and values of its address and of forms. */
function listParams({ search, before }: View): [name: string, value: string][] {
  return Object.entries({
    ...(search && { search }),
    ...(before !== undefined && { before: String(before) }),
  })
}

function writeAddress(path: string, view: View): string {
  const params = new URLSearchParams(listParams(view))
  return params.size > 0 ? `${path}?${params}` : path
}

function answerPage(view: View, { path, store, receivers }: EnquiryListOptions): Answer {
  const { search, before = Number.MAX_SAFE_INTEGER } = view
  const enquiries = store.listBefore(before, SHOWN, search)
  const last = enquiries.at(-1)
  const hasMore = last && store.listBefore(last.number, 1, search).length > 0
  const older = hasMore && escapeHtml(writeAddress(path, { search, before: last.number }))
  const lines = [
    renderSearch(path, search),
    `<p><a href="${path}/enquiries.csv">Download all enquiries as a table (CSV)</a></p>`,
    ...enquiries.map((enquiry) => renderListed(enquiry, { path, receivers, view })),
    enquiries.length === 0 ? `<p>${explainNone(view)}</p>` : '',
    older ? `<p><a href="${older}">Older enquiries</a></p>` : '',
    path === writeAddress(path, view) ? '' : `<p><a href="${path}">All enquiries</a></p>`,
  ]
  return { status: 200, headers: HEADERS, body: renderEnquiries(lines.join('\n')) }
}

function renderSearch(path: string, search: string): string {
  return `<form role="search" action="${path}">
<label for="search">Search in values</label>
<input type="search" id="search" name="search" value="${escapeHtml(search)}">
<button>Search</button></form>`
}

function explainNone({ search, before }: View): string {
  if (search) return `No ${before ? 'older ' : ''}enquiry contains “${escapeHtml(search)}”.`
  return before ? 'There are no older enquiries.' : 'There are no enquiries.'
}

function renderListed(
  enquiry: ListedEnquiry,
  { path, receivers, view }: Pick<EnquiryListOptions, 'path' | 'receivers'> & { view: View },
): string {
  const { id, definition, files, mail, webhook } = enquiry
  const links = files.map(
    ({ path: file, name }) =>
      `<li><a href="${path}/files/${basename(file)}">${escapeHtml(name)}</a></li>`,
  )
  const form: ReceivedForm = JSON.parse(definition)
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
  const inputs = [['id', id], ...listParams(view)].map(
    ([name, value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const posted = webhook === 'none' ? '' : `<p>Webhook: ${webhook}</p>`
  const more = `${list}<p>E-mail to you: ${mail}</p>${posted}
<details><summary>Remove</summary><form method="post" action="${path}/remove">
${inputs.join('')}<button>Remove this enquiry</button></form></details>`
  const shown = { ...enquiry, name: form.name, received: Date.parse(enquiry.received) }
  return renderEnquiry({ ...shown, ...describe(form, enquiry, receivers) }, more)
}

/** The labels and values, as a mail has them. */
function describe(
  form: ReceivedForm,
  { values, files, received }: ListedEnquiry,
  receivers: FormReceivers,
): { text: string; replyTo?: string } {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  const day = getDate(new Date(received), 'UTC')
  const request = { entries, files: files.map((file) => ({ ...file, problems: [] })) }
  const verdict = receivers[form.type]?.judge(form, request, { first: day, last: day })
  return verdict ? writeMail(form, verdict) : { text: JSON.stringify(values) }
}

function answerTable({ store, receivers }: EnquiryListOptions): Answer {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  }
  return { status: 200, headers, body: renderCsv(store, receivers) }
}

/** A file is downloaded and never shown: its sender and its content are unknown. */
async function answerFile(path: string, { store, data }: EnquiryListOptions): Promise<Answer> {
  const [, folder, id, ...others] = path.split('/')
  const files = store.list().flatMap((enquiry) => enquiry.files)
  const file = files.find((one) => one.path === `files/${id}`)
  if (folder !== 'files' || others.length > 0 || !file) return NOTHING
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    // https://www.rfc-editor.org/rfc/rfc6266
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  }
  return { status: 200, headers, body: await readFile(join(data, file.path)) }
}

/** Browsers send the password with requests of other sites too, but name the site then. */
async function remove(request: IncomingMessage, options: EnquiryListOptions): Promise<Answer> {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return { status: 403 }
  const params = new URLSearchParams(await text(request))
  const id = params.get('id')
  erase(
    options,
    options.store.list().filter((enquiry) => enquiry.id === id),
  )
  return { status: 303, headers: { Location: writeAddress(options.path, readView(params)) } }
}
