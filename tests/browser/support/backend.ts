import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Backend {
  /** The server of the static site. */
  url: string
  close: () => void
}

/**
 * Serves a site in front of another server. `answer` responds to requests for the paths that it
 * handles.
 */
export async function startBackend(
  site: string,
  isAnswered: (path: string) => boolean,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Backend> {
  const server = createServer(async (request, response) => {
    if (isAnswered(request.url ?? '/')) return answer(request, response)
    // Closes each connection, because on a reused one the browser repeats a failed request
    // automatically.
    const headers = { 'Accept-Encoding': request.headers['accept-encoding'] }
    get(new URL(request.url ?? '/', site), { agent: false, headers }, (page) => {
      response.writeHead(page.statusCode ?? 500, { ...page.headers, Connection: 'close' })
      page.pipe(response)
    }).on('error', () => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Reads a request's body. */
export async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
