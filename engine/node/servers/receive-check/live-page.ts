import { withBase } from '../../../core/addresses/base'
import { parseUrl } from '../../../core/addresses/parse-url'
import { canonicalPath, dataPathOf } from '../../../core/addresses/paths'
import { isRecord } from '../../lib/files/is-record'

/** A published page with forms. */
export interface LivePage {
  url: URL
  /** The scheme, name and port of its host. */
  host: string
  /** Its security policies: that of its headers, and that of its meta tag. */
  policies: string[]
  forms: LiveForm[]
}

/** A form of a published page. */
export interface LiveForm {
  /** The type of its block. */
  type: string
  name: string
  fields: unknown[]
  /** The URL of the receiver. Undefined if the form is not sent. */
  url?: URL
  /** If `true`, its script sends what browsers send. Otherwise, it sends JSON. */
  isData: boolean
  /** The form service that receives it, if any. */
  service?: string
}

/** The time for each request, in milliseconds. */
export const TIMEOUT = 20_000

/**
 * Fetches a page and its data, which has the definitions of its forms.
 * @throws if one of them cannot be fetched.
 */
export async function fetchPage(address: URL): Promise<LivePage> {
  const response = await fetchFile(address)
  const html = await response.text()
  const url = new URL(response.url)
  const base = readBetween(readBetween(html, ' id="quire-page"', '>'), ' data-base="', '"')
  const path = decodeURI(canonicalPath(url.pathname.slice(base.length))) || '/'
  const data: unknown = await (await fetchFile(new URL(base + dataPathOf(path), url))).json()
  const meta = readBetween(html, '<meta http-equiv="Content-Security-Policy" content="', '"')
  const header = response.headers.get('Content-Security-Policy') ?? ''
  const policies = [...header.split(','), meta].filter((policy) => policy.trim() !== '')
  return { url, host: readHost(url), policies, forms: listForms(data, url, base) }
}

/** The text between two others. Empty if they are missing. */
function readBetween(text: string, before: string, after: string): string {
  const start = text.indexOf(before)
  const end = text.indexOf(after, start + before.length)
  return start < 0 || end < 0 ? '' : text.slice(start + before.length, end)
}

/** `https://example.com` */
export function readHost(url: URL): string {
  return url.origin
}

async function fetchFile(url: URL): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((reason) => {
    const { cause, message } = reason as Error
    throw new Error(
      `${url.href} does not answer: ${cause instanceof Error ? cause.message : message}`,
    )
  })
  if (!response.ok) throw new Error(`${url.href} answers with status ${response.status}.`)
  return response
}

/** The forms within a value, also those in other blocks. */
function listForms(value: unknown, page: URL, base: string): LiveForm[] {
  if (Array.isArray(value)) return value.flatMap((item) => listForms(item, page, base))
  if (!isRecord(value)) return []
  const { type, name, fields, transport } = value
  if (!isRecord(transport) || !Array.isArray(fields)) {
    return Object.values(value).flatMap((item) => listForms(item, page, base))
  }
  const { url, service } = transport
  return [
    {
      type: String(type),
      name: String(name),
      fields,
      ...(typeof url === 'string' && { url: parseUrl(withBase(base, url), page.href) }),
      isData: transport.as === 'form-data',
      ...(typeof service === 'string' && { service }),
    },
  ]
}
