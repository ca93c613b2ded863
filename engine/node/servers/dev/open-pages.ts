import type { ServerResponse } from 'node:http'
import type { DevEvent } from '../../../core/dev-protocol'
import { openEventStream, sendEvent } from '../../lib/http/event-stream'

/** Sends events to all open pages. */
export class OpenPages {
  readonly #responses = new Set<ServerResponse>()
  /** The pages in the catalogue's iframes, which do not belong to the site. */
  readonly #inIframes = new WeakSet<ServerResponse>()
  #last: DevEvent | undefined

  /** Adds a page. If the last event was a problem, it is sent to the page too. */
  add(response: ServerResponse, { isInIframe }: { isInIframe: boolean }): void {
    openEventStream(response)
    if (isInIframe) this.#inIframes.add(response)
    else if (this.#last?.kind === 'problem') sendEvent(response, this.#last)
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
  }

  send(event: DevEvent): void {
    this.#last = event
    for (const response of this.#responses) {
      const isWanted = event.kind === 'change' || !this.#inIframes.has(response)
      if (isWanted) sendEvent(response, event)
    }
  }

  close(): void {
    for (const response of this.#responses) response.end()
    this.#responses.clear()
  }
}
