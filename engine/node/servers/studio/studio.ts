import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UploadAnswer } from '../../../core/studio/protocol'
import {
  STUDIO_API_PATH,
  STUDIO_EVENTS_PATH,
  STUDIO_PATH,
  STUDIO_TAB_HEADER,
  STUDIO_TAB_QUERY,
  STUDIO_TOKEN_HEADER,
  UPLOAD_PATH,
} from '../../../core/studio/protocol'
import { findActionError, type HttpError, sendError } from '../../lib/http/guard'
import { answerRequest } from './answer-request'
import { OpenStudio } from './open-studio'
import { StudioError } from './session/studio-error'
import type { StudioSession } from './session/studio-session'
import type { StudioSite } from './session/studio-site'
import {
  buildStudioHeaders,
  isNavigation,
  isStudioPath,
  readOrigins,
  renderStudioDocument,
  sendStudioFile,
} from './studio-document'
import { StudioEvents } from './studio-events'
import { saveUpload } from './upload'

export interface StudioOptions {
  site: StudioSite
  /** Shows changed files in open pages. */
  show: (files: string[]) => Promise<void>
  /** The folder of the compiled studio. It changes when the sources are compiled again. */
  readStudioDir: () => string
}

const JSON_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** The studio of a development server. */
export class Studio {
  readonly #options: StudioOptions
  readonly #token = randomBytes(24).toString('base64url')
  readonly #events = new StudioEvents()
  #opened: OpenStudio | undefined
  /** If `true`, the whole site was checked. */
  #isChecked = false
  /** Undefined until a studio was opened. */
  #origin: string | undefined

  constructor(options: StudioOptions) {
    this.#options = options
  }

  /** The origins that may show the site's pages in an iframe. Empty until a studio was opened. */
  listOrigins(): string[] {
    return this.#origin === undefined ? [] : [this.#origin]
  }

  /**
   * Follows a file that has changed on disk. Called before the site is checked. Returns `false` if
   * the studio itself has written it.
   */
  follow(file: string): boolean {
    return this.#opened?.follow(file) ?? true
  }

  /** Called after each check of the whole site. */
  recordCheck(): void {
    this.#isChecked = true
    this.#opened?.recordCheck()
  }

  /** The unsaved changes stay recorded for the next start. */
  close(): void {
    this.#events.close()
    this.#opened?.close()
  }

  /** Answers a request for the studio, or under its name. Returns `false` for other requests. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '' } = request
    const [path = ''] = url.split('?', 1)
    const origins = readOrigins(request.headers.host)
    if (isStudioPath(path) && origins.requested === 'studio') {
      await this.#answerPath(path, request, response)
      return true
    }
    if (isStudioPath(path)) {
      const isOpened = path === STUDIO_PATH && origins.requested === 'pages'
      if (isOpened) response.writeHead(302, { Location: origins.studio + url }).end()
      else
        sendError(response, {
          status: 403,
          message: `The studio is at ${origins.studio}${STUDIO_PATH}.`,
        })
      return true
    }
    if (origins.requested !== 'studio' || !isNavigation(request)) return false
    response.writeHead(302, { Location: origins.pages + url }).end()
    return true
  }

  async #answerPath(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (sendStudioFile(this.#options.readStudioDir(), request, response)) return
    if (path === STUDIO_PATH) this.#sendDocument(request, response)
    else if (path === STUDIO_EVENTS_PATH) this.#openEvents(request, response)
    else if (path === UPLOAD_PATH || path.startsWith(STUDIO_API_PATH))
      await this.#sendAnswer(request, response)
    else sendError(response, { status: 404, message: 'The studio has no such address.' })
  }

  #sendDocument({ headers }: IncomingMessage, response: ServerResponse): void {
    const { studio, pages } = readOrigins(headers.host)
    this.#origin = studio
    response.writeHead(200, buildStudioHeaders(pages)).end(renderStudioDocument(this.#token, pages))
  }

  async #sendAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const error = findActionError(request, this.#token, STUDIO_TOKEN_HEADER)
    if (error) return sendError(response, error)
    const tab = request.headers[STUDIO_TAB_HEADER]?.toString()
    try {
      const answered = this.#events.answerTab(tab, () => this.#answer(request))
      const answer = JSON.stringify(await answered)
      response.writeHead(200, JSON_HEADERS).end(answer)
    } catch (reason) {
      sendError(response, readError(reason))
    }
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(`http://localhost${request.url ?? ''}`)
    if (pathname !== UPLOAD_PATH) return answerRequest(request, () => this.#openSession())
    const { site } = this.#openSession()
    const { show } = this.#options
    const file = await saveUpload(request, site.dir, searchParams.get('name') ?? '')
    await show([file])
    const answer: UploadAnswer = { value: `/${file}` }
    return answer
  }

  /** The events contain only the paths of files. Browsers cannot add a header to their request. */
  #openEvents({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    if ((headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin') {
      const { searchParams } = new URL(`http://localhost${url}`)
      this.#events.add(response, searchParams.get(STUDIO_TAB_QUERY) ?? undefined)
    } else sendError(response, { status: 403, message: 'Only the studio may request this.' })
  }

  /** Opened on the first request: without a studio, nothing is written. */
  #openSession(): StudioSession {
    const { site, show } = this.#options
    const state = { events: this.#events, isChecked: this.#isChecked }
    this.#opened ??= new OpenStudio({ site, show, ...state })
    return this.#opened.session
  }
}

/** Unexpected errors are printed too. */
function readError(reason: unknown): HttpError {
  if (!(reason instanceof StudioError)) console.error(reason)
  const { message } = reason as Error
  return { status: reason instanceof StudioError ? reason.status : 500, message }
}
