import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname } from 'node:path'
import send from 'send'

export interface SendFileOptions {
  /** The folder from which files are served. */
  root: string
  /** The file's path within the folder, percent-encoded as in the request. */
  pathname: string
  /** Adds headers to the response if the file exists. */
  setHeaders?: () => void
  /** Called if the file does not exist. */
  sendNothing: () => void
}

/** Sends a file with its type, ETag and ranges. Does not send folders. */
export function sendFile(
  { root, pathname, setHeaders, sendNothing }: SendFileOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const stream = send(request, pathname, {
    root,
    index: false,
    cacheControl: false,
    // Hidden files are not served.
    dotfiles: 'allow',
  })
  if (setHeaders) stream.on('headers', setHeaders)
  stream.on('directory', sendNothing)
  stream.on('error', ({ status }: { status: number }) => {
    // It has already sent the headers for a range that the file does not have.
    if (status === 416) response.writeHead(416).end()
    else sendNothing()
  })
  stream.pipe(response)
}

/** Sends a file, given its path on disk. */
export function sendPath(
  path: string,
  sendNothing: () => void,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  const pathname = `/${encodeURIComponent(basename(path))}`
  sendFile({ root: dirname(path), pathname, sendNothing }, request, response)
}
