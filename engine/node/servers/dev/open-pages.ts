import type { ServerResponse } from 'node:http'
import type { DevEvent } from '../../../core/dev-protocol'

/**
 * Sends events to all open pages: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class OpenPages {
  readonly #responses = new Set<ServerResponse>()
  /** The pages in the catalogue's iframes, which do not belong to the site. */
  readonly #inIframes = new WeakSet<ServerResponse>()
  #last: DevEvent | undefined

  /** Adds a page. If the last event was a problem, it is sent to the page too. */
  add(response: ServerResponse, { isInIframe }: { isInIframe: boolean }): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    // The delay before a page reconnects after it has lost its connection.
    response.write('retry: 500\n\n')
    if (isInIframe) this.#inIframes.add(response)
    else if (this.#last?.kind === 'problem') response.write(renderEvent(this.#last))
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
  }

  send(event: DevEvent): void {
    this.#last = event
    for (const response of this.#responses) {
      const isWanted = event.kind === 'change' || !this.#inIframes.has(response)
      if (isWanted) response.write(renderEvent(event))
    }
  }

  close(): void {
    for (const response of this.#responses) response.end()
    this.#responses.clear()
  }
}

const renderEvent = (event: DevEvent): string => `data: ${JSON.stringify(event)}\n\n`
