import type {
  StudioEvent,
  StudioRequestName,
  StudioRequests,
  UploadAnswer,
} from '../../../engine/core/studio/protocol'
import {
  STUDIO_API_PATH,
  STUDIO_EVENTS_PATH,
  STUDIO_TAB_HEADER,
  STUDIO_TAB_QUERY,
  STUDIO_TOKEN_HEADER,
  UPLOAD_PATH,
} from '../../../engine/core/studio/protocol'

/** The error of a request. */
class RequestError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Sends the requests of a studio. */
export class StudioClient {
  /** The URL of the server, under the name of the studio. */
  readonly url: string
  readonly token: string
  /** The name of its tab. */
  tab = 'test'

  /** Opens the studio of a development server. */
  static async open(server: string): Promise<StudioClient> {
    const url = server.replace('localhost', '127.0.0.1')
    const html = await (await fetch(`${url}/_studio`)).text()
    const [, token = ''] = /quire-studio-token" content="([^"]+)"/.exec(html) ?? []
    return new StudioClient(url, token)
  }

  private constructor(url: string, token: string) {
    this.url = url
    this.token = token
  }

  /** The headers of a request from the studio's document. */
  get headers(): Record<string, string> {
    return {
      // The server may just close an idle connection that would be used again.
      Connection: 'close',
      'Content-Type': 'application/json',
      Origin: this.url,
      [STUDIO_TAB_HEADER]: this.tab,
      [STUDIO_TOKEN_HEADER]: this.token,
    }
  }

  /** @throws {RequestError} unless the request is answered. */
  async ask<Name extends StudioRequestName>(
    name: Name,
    question: StudioRequests[Name]['question'],
  ): Promise<StudioRequests[Name]['answer']> {
    const response = await fetch(`${this.url}${STUDIO_API_PATH}${name}`, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify(question),
    })
    if (!response.ok) throw new RequestError(response.status, (await response.text()).trim())
    return (await response.json()) as StudioRequests[Name]['answer']
  }

  /** Sends a file. Returns its path, or throws as `ask` does. */
  async upload(name: string, content: BodyInit): Promise<string> {
    const response = await fetch(`${this.url}${UPLOAD_PATH}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: this.headers,
      body: content,
    })
    if (!response.ok) throw new RequestError(response.status, (await response.text()).trim())
    return ((await response.json()) as UploadAnswer).value
  }

  /** Collects the events of a tab until the signal. */
  async listen(signal: AbortSignal, tab?: string): Promise<StudioEvent[]> {
    const events: StudioEvent[] = []
    const query = tab === undefined ? '' : `?${STUDIO_TAB_QUERY}=${tab}`
    const { body } = await fetch(`${this.url}${STUDIO_EVENTS_PATH}${query}`, { signal })
    const read = async () => {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data))
      }
    }
    read().catch(() => {})
    return events
  }

  /** Sets a value of a file's current version. */
  async set(file: string, pointer: string, value: unknown) {
    const { version } = await this.ask('file', { file })
    return this.ask('edit', { edits: [{ file, version, edit: { op: 'set', pointer, value } }] })
  }
}
