import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STUDIO_PATH } from '../../../core/studio/protocol'
import { sendError } from '../../lib/http/guard'
import {
  buildStudioHeaders,
  findPreviewOrigin,
  isStudioPath,
  listStudioOrigins,
  renderStudioDocument,
  sendStudioFile,
} from './studio-document'

export interface StudioOptions {
  /** The folder of the compiled studio. It changes when the sources are compiled again. */
  readStudioDir: () => string
}

/** The studio of a development server. */
export interface Studio {
  /** Answers a request for the studio. Returns `false` for other requests. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** The origins that may show the site's pages in an iframe. Empty until a studio was opened. */
  listOrigins: () => string[]
}

export function createStudio({ readStudioDir }: StudioOptions): Studio {
  const token = randomBytes(24).toString('base64url')
  let origins: string[] = []

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

  return {
    listOrigins: () => origins,
    async answer(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (!isStudioPath(path)) return false
      if (sendStudioFile(readStudioDir(), request, response)) return true
      if (path === STUDIO_PATH) sendDocument(request, response)
      else sendError(response, { status: 404, message: 'The studio has no such address.' })
      return true
    },
  }
}
