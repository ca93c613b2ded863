import type { ServerResponse } from 'node:http'

/**
 * Starts a response with server-sent events:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function openEventStream(
  response: ServerResponse,
  headers: Record<string, string> = { 'Cache-Control': 'no-cache' },
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', ...headers })
  // The delay before a page reconnects after it has lost its connection.
  response.write('retry: 500\n\n')
}

export function sendEvent(response: ServerResponse, event: object): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`)
}
