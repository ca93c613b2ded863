import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeScratchFolder } from '../scratch-folder'
import { makeCertificate } from './certificate'

/** A site that knows nothing about the one under test. */
export interface OtherHost {
  /** Chromium's arguments that resolve the host's names to it. */
  args: string[]
  /** The received requests. */
  requests: IncomingMessage[]
  close: () => Promise<void>
}

/**
 * Serves one page by https, as any site does: it sets a cookie, and sends neither CORP nor COEP, so
 * that a page which requires isolation may only show it in a credentialless iframe.
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
    response.end('<!doctype html><title>Other</title><h1>A place</h1><a href="#x">Further</a>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const rules = names.map((name) => `MAP ${name}:443 127.0.0.1:${port}`).join(', ')
  return {
    args: [`--host-resolver-rules=${rules}`],
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
