import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { findActionError, sendError } from '../../lib/http/guard'

/** Prints a page's error if one of the server's own pages reports it. */
export function printPageError(
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const error = findActionError(request, token)
  if (error) {
    sendError(response, error)
    return
  }
  const { searchParams } = new URL(`http://localhost${request.url ?? '/'}`)
  const message = `${searchParams.get('route')} failed in the browser: ${searchParams.get('message')}`
  console.error(stripVTControlCharacters(message))
  response.writeHead(204).end()
}
