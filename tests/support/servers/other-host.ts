import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeScratchFolder } from '../scratch-folder'
import { makeCertificate } from './certificate'

/** A page that reports to its parent page that it is shown. */
const PAGE = `<!doctype html><title>Other</title><h1>A place</h1><a href="#x">Further</a>
<script>parent.postMessage(location.pathname, '*')</script>`

/** A third-party site that is independent of the site under test. */
export interface OtherHost {
  /** Chromium arguments that resolve the host names to this server. */
  args: string[]
  /** The server's URL, such as `https://127.0.0.1:41234`. */
  origin: string
  /** The requests that the server has received. */
  requests: IncomingMessage[]
  close: () => Promise<void>
}

/**
 * Serves one page over https, as any site would: it sets a cookie and sends neither CORP nor COEP,
 * so that a page that requires isolation can only show it in a credentialless iframe. Under
 * `/isolated`, the server sends both headers.
 */
export async function startOtherHost(...names: string[]): Promise<OtherHost> {
  const folder = makeScratchFolder()
  makeCertificate(folder, names[0])
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(folder, file)))
  const requests: IncomingMessage[] = []
  const server = createServer({ key, cert }, (request, response) => {
    requests.push(request)
    response.setHeader('Set-Cookie', 'who=you; Secure; SameSite=None; Path=/')
    response.setHeader('Content-Type', 'text/html;charset=utf-8')
    if (request.url === '/isolated') {
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    response.end(PAGE)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const rules = names.map((name) => `MAP ${name}:443 127.0.0.1:${port}`).join(', ')
  return {
    origin: `https://127.0.0.1:${port}`,
    args: [`--host-resolver-rules=${rules}`],
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
