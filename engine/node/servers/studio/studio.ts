import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STUDIO_API_PATH, STUDIO_PATH, STUDIO_TOKEN_HEADER } from '../../../core/studio/protocol'
import { findActionError, type HttpError, sendError } from '../../lib/http/guard'
import { answerRequest } from './answer-request'
import {
  buildStudioHeaders,
  findPreviewOrigin,
  isStudioPath,
  listStudioOrigins,
  renderStudioDocument,
  sendStudioFile,
} from './studio-document'
import { StudioError } from './studio-error'
import { findStudioFolder } from './studio-folder'
import { StudioSession } from './studio-session'
import type { StudioSite } from './studio-site'

export interface StudioOptions {
  site: StudioSite
  /** Shows changed files in open pages. */
  show: (files: string[]) => Promise<void>
  /** The folder of the compiled studio. It changes when the sources are compiled again. */
  readStudioDir: () => string
}

/** The studio of a development server. */
export interface Studio {
  /** Answers a request for the studio. Returns `false` for other requests. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** The origins that may show the site's pages in an iframe. Empty until a studio was opened. */
  listOrigins: () => string[]
  /** Follows a file that has changed on disk. Called before the site is checked. */
  follow: (file: string) => void
  /** The unsaved changes stay recorded for the next start. */
  close: () => void
}

const JSON_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function createStudio({ site, readStudioDir, show }: StudioOptions): Studio {
  const token = randomBytes(24).toString('base64url')
  let origins: string[] = []
  let session: StudioSession | undefined

  /** Opened on the first request: without a studio, nothing is written. */
  function openSession(): StudioSession {
    session ??= new StudioSession({ site, folder: findStudioFolder(site.dir), onChange: show })
    return session
  }

  function sendDocument({ headers }: IncomingMessage, response: ServerResponse): void {
    const preview = findPreviewOrigin(headers.host)
    if (!preview) {
      const message = 'The studio opens only at http://localhost, on the machine of the server.'
      sendError(response, { status: 403, message })
      return
    }
    origins = listStudioOrigins(preview)
    response.writeHead(200, buildStudioHeaders(preview)).end(renderStudioDocument(token, preview))
  }

  async function sendAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const error = findActionError(request, token, STUDIO_TOKEN_HEADER)
    if (error) return sendError(response, error)
    try {
      const answer = JSON.stringify(await answerRequest(request, openSession))
      response.writeHead(200, JSON_HEADERS).end(answer)
    } catch (reason) {
      sendError(response, readError(reason))
    }
  }

  return {
    listOrigins: () => origins,
    follow: (file) => session?.follow(file),
    close: () => session?.close(),
    async answer(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (!isStudioPath(path)) return false
      if (sendStudioFile(readStudioDir(), request, response)) return true
      if (path === STUDIO_PATH) sendDocument(request, response)
      else if (path.startsWith(STUDIO_API_PATH)) {
        await sendAnswer(request, response)
      } else sendError(response, { status: 404, message: 'The studio has no such address.' })
      return true
    },
  }
}

/** Unexpected errors are printed too. */
function readError(reason: unknown): HttpError {
  if (!(reason instanceof StudioError)) console.error(reason)
  const { message } = reason as Error
  return { status: reason instanceof StudioError ? reason.status : 500, message }
}
