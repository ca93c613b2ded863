import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { htmlPathOf } from '../../../core/addresses/paths'
import { withoutUpgrade } from '../../../core/page/security-policy'
import type { FormName } from '../../build/output/compressed-forms'
import { compressText } from '../../build/output/compressed-forms'
import { hashFile } from '../../lib/files/hash-content'
import { findWantedForm, setForm } from './send-form'

/**
 * Sends a page's HTML for a server without https: see `withoutUpgrade`. Returns `false` if there is
 * no such page.
 */
export function sendPage(
  { dir, route, status }: { dir: string; route: string; status: number },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = join(dir, htmlPathOf(route))
  if (!existsSync(file)) return false
  const html = withoutUpgrade(readFileSync(file, 'utf8'))
  const etag = `W/"${hashFile(html).slice(0, 16)}"`
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', etag)
  const isKnown = status === 200 && request.headers['if-none-match'] === etag
  response.statusCode = isKnown ? 304 : status
  const form = findWantedForm(request)
  // As on a host, if the build has written the compressed version.
  const isCompressed = form !== undefined && existsSync(`${file}.${form}`)
  if (isCompressed) setForm(response, form)
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(isCompressed ? compressPage(form, html, etag) : html)
  return true
}

/** The maximum number of pages whose compressed versions are cached. */
const MOST_KEPT = 100
const compressed = new Map<string, Buffer>()

/** Compresses a page's HTML, which differs from the HTML in the compressed file on disk. */
function compressPage(form: FormName, html: string, etag: string): Buffer {
  const key = `${form} ${etag}`
  const known = compressed.get(key)
  if (known) return known
  const bytes = compressText(form, Buffer.from(html))
  const [oldest] = compressed.size >= MOST_KEPT ? compressed.keys() : []
  if (oldest !== undefined) compressed.delete(oldest)
  compressed.set(key, bytes)
  return bytes
}
