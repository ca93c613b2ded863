import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const SCRIPT_PATH = '/__watch.js'
const REPORT_PATH = '/__watch'
/** A page that redirects to another site stays open, because that site does not exist. */
const LEADS_AWAY = /("redirectTo":")[^"]*"/

/**
 * Reports a page's errors to the server, because WebKit's driver cannot see them. This script is
 * not under test, so it is short and does not affect the page.
 */
function watch(path: string): void {
  const report = (...said: unknown[]) => navigator.sendBeacon(path, said.map(String).join(' '))
  /** A request that is pending when the page closes does not count as an error. */
  const reportMissing = async (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    const url = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok === false) report(target.outerHTML)
  }
  for (const name of ['error', 'warn'] as const) {
    const write = console[name]
    console[name] = (...said) => {
      report(...said)
      write(...said)
    }
  }
  addEventListener('error', ({ message }) => report(message))
  addEventListener('error', ({ target }) => void reportMissing(target), true)
  addEventListener('unhandledrejection', ({ reason }) => report('Rejected:', reason))
  addEventListener('securitypolicyviolation', (event) =>
    report('Refused:', event.violatedDirective, event.blockedURI),
  )
}

export interface WatchedSite {
  url: string
  /** The errors on the site's pages since the last call. */
  takeErrors: () => string[]
  close: () => Promise<void>
}

/** Serves a site in front of another server, and adds a script to each page that reports errors. */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const errors: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === SCRIPT_PATH) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`(${watch})(${JSON.stringify(REPORT_PATH)})`)
    } else if (request.url === REPORT_PATH) {
      errors.push(`${request.headers.referer}: ${await text(request)}`)
      response.end()
    } else await pass(origin, request, response)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeErrors: () => errors.splice(0),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function pass(
  origin: string,
  { url, method = 'GET' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(origin + url, { method, redirect: 'manual' })
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  for (const [name, value] of answer.headers) {
    if (!/^(content-(length|encoding)|connection|transfer-encoding|keep-alive)$/.test(name)) {
      response.setHeader(name, value)
    }
  }
  response.statusCode = answer.status
  const body = Buffer.from(await answer.arrayBuffer())
  const script = `<head><script src="${SCRIPT_PATH}"></script>`
  if (!isPage) response.end(body)
  else response.end(String(body).replace('<head>', script).replace(LEADS_AWAY, '$1#"'))
}
