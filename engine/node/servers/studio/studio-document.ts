import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  PREVIEW_META,
  STUDIO_FILES_PATH,
  STUDIO_PATH,
  STUDIO_TOKEN_META,
} from '../../../core/studio/protocol'
import { escapeHtml } from '../../../core/text/escape'
import { STUDIO_SCRIPT, STUDIO_STYLES } from '../../bundle/bundle'
import { sendFile } from '../../lib/http/send-file'
import { PICTURES, PICTURES_PATH } from './answers/block-types'

/**
 * The loopback name of the studio. Pages are under the other one, so they have another origin: their
 * scripts can neither read the studio's document nor intercept its requests.
 */
const STUDIO_NAME = '127.0.0.1'
const PAGES_NAME = 'localhost'

/** The origins of the studio and of the pages in its iframe. */
export interface StudioOrigins {
  studio: string
  pages: string
  /** The part that a request is for. Undefined under any other name. */
  requested: 'studio' | 'pages' | undefined
}

/** The origins for the `Host` header of a request. */
export function readOrigins(host = ''): StudioOrigins {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.toLowerCase()) ?? []
  return {
    studio: `http://${STUDIO_NAME}${port}`,
    pages: `http://${PAGES_NAME}${port}`,
    requested: name === STUDIO_NAME ? 'studio' : name === PAGES_NAME ? 'pages' : undefined,
  }
}

/** Returns `true` for the request of a document, as browsers send it. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  // https://www.w3.org/TR/fetch-metadata/#sec-fetch-mode-header
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? Boolean(headers.accept?.includes('text/html')) : mode === 'navigate'
}

/** The document of the studio. Only this document contains the token. */
export function renderStudioDocument(token: string, previewOrigin: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="${STUDIO_TOKEN_META}" content="${escapeHtml(token)}">`,
    `<meta name="${PREVIEW_META}" content="${escapeHtml(previewOrigin)}">`,
    '<title>Studio</title>',
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="${STUDIO_FILES_PATH}${STUDIO_STYLES}">`,
    `<script type="module" src="${STUDIO_FILES_PATH}${STUDIO_SCRIPT}"></script>`,
    '<div id="studio"></div></html>',
  ].join('')
}

/** The headers of the studio's document. Its scripts come from this server only. */
export function buildStudioHeaders(previewOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Mantine writes its variables into a style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Sends the studio's script, its style sheet or a picture. Returns `false` for other paths. */
export function sendStudioFile(
  studioDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const folders: [path: string, root: string][] = [
    [STUDIO_FILES_PATH, studioDir],
    [PICTURES_PATH, PICTURES],
  ]
  const found = folders.find(([folder]) => path.startsWith(folder))
  if (!found) return false
  const [folder, root] = found
  const sendNothing = () => response.writeHead(404).end()
  const setHeaders = () => {
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('X-Content-Type-Options', 'nosniff')
  }
  const pathname = path.slice(folder.length - 1)
  sendFile({ root, pathname, setHeaders, sendNothing }, request, response)
  return true
}

/** Returns `true` if a path belongs to the studio. */
export function isStudioPath(path: string): boolean {
  return path === STUDIO_PATH || path.startsWith(`${STUDIO_PATH}/`)
}
