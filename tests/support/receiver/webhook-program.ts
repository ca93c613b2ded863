import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request that a program of the owner got. */
interface PostedWebhook {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A program of the owner, which gets webhooks. */
export interface WebhookProgram {
  url: string
  port: number
  /** What it got, also if it answered with an error. */
  posted: PostedWebhook[]
  /** The status of its next answers. Without one, it does not answer. */
  status: number | undefined
  stop: () => Promise<void>
}

/** Starts a program that gets webhooks. `onPost` is called before it answers. */
export async function startWebhookProgram(port = 0, onPost?: () => void): Promise<WebhookProgram> {
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    program.posted.push({ path: url, headers, body: await text(request) })
    onPost?.()
    if (program.status === undefined) return
    response.writeHead(program.status, { Location: `${program.url}/redirected` })
    response.end('An answer that is not read.')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  const program: WebhookProgram = {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    posted: [],
    status: 200,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return program
}
