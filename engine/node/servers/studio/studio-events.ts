import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { StudioEvent } from '../../../core/studio/protocol'

/**
 * Sends events to the tabs with a studio:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class StudioEvents {
  /** The responses with the names of their tabs. */
  readonly #tabs = new Map<ServerResponse, string | undefined>()
  /** The tab whose request is being answered. */
  readonly #asking = new AsyncLocalStorage<string | undefined>()

  add(response: ServerResponse, tab: string | undefined): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    // The delay before a tab reconnects after it has lost its connection.
    response.write('retry: 500\n\n')
    this.#tabs.set(response, tab)
    response.once('close', () => this.#tabs.delete(response))
  }

  /** Answers a request of a tab, which gets no event about the changes that it requests. */
  answerTab<T>(tab: string | undefined, work: () => T): T {
    return this.#asking.run(tab, work)
  }

  /** Sends an event to all tabs, except changed files to the tab that has requested the change. */
  send(event: StudioEvent): void {
    const asking = event.kind === 'files' ? this.#asking.getStore() : undefined
    for (const [response, tab] of this.#tabs) {
      if (tab === undefined || tab !== asking) response.write(`data: ${JSON.stringify(event)}\n\n`)
    }
  }

  close(): void {
    for (const response of this.#tabs.keys()) response.end()
    this.#tabs.clear()
  }
}
