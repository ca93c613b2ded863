import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { htmlPathOf } from '../../core/addresses/paths'
import { withoutUpgrade } from '../../core/page/security-policy'

/**
 * Sends the HTML of a page as a server without https can: see `withoutUpgrade`. False when there
 * is no such page.
 */
export function sendPage(
  { dir, route, status }: { dir: string; route: string; status: number },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = join(dir, htmlPathOf(route))
  if (!existsSync(file)) return false
  const html = withoutUpgrade(readFileSync(file, 'utf8'))
  const etag = `W/"${createHash('sha256').update(html).digest('hex').slice(0, 16)}"`
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', etag)
  const isKnown = status === 200 && request.headers['if-none-match'] === etag
  response.statusCode = isKnown ? 304 : status
  response.end(isKnown || request.method === 'HEAD' ? undefined : html)
  return true
}
