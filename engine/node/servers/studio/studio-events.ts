import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { StudioEvent } from '../../../core/studio/protocol'
import { openEventStream, sendEvent } from '../../lib/http/event-stream'

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Sends events to the tabs with a studio. */
export class StudioEvents {
  /** The responses with the names of their tabs. */
  readonly #tabs = new Map<ServerResponse, string | undefined>()
  /** The tab whose request is being answered. */
  readonly #asking = new AsyncLocalStorage<string | undefined>()

  add(response: ServerResponse, tab: string | undefined): void {
    openEventStream(response, HEADERS)
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
      if (tab === undefined || tab !== asking) sendEvent(response, event)
    }
  }

  close(): void {
    for (const response of this.#tabs.keys()) response.end()
    this.#tabs.clear()
  }
}
