/** A site in front of mocks of form services, each at its real URL. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../scratch-folder'
import { makeCertificate } from '../servers/certificate'
import { removeScripts } from '../servers/remove-scripts'
import { writeSiteVariant } from '../sites/site-variant'
import type { MockService, ServiceRequest } from './form-services'
import { mockFormspree, mockNetlify, mockPocketBase, mockWeb3Forms } from './form-services'

/** The URL of the tiny site in its settings. */
export const SITE = 'https://wren.example'

/** A form service, and what it gets. */
export interface ServiceCase {
  mock: MockService
  transport: { service: string; key: string; server?: string; answer?: string }
  /** The URL that receives the form. */
  url: string
  /** What it gets in addition to the values, from the script. */
  extra: [string, string][]
  /** What it gets in addition from a browser without the script. Undefined if it gets nothing. */
  nativeExtra?: [string, string][]
}

const ACCESS_KEY = '1f0e7c2a-0000-4000-8000-000000000000'
const ANSWER = '/bread'
/** The full URL of the page after sending. */
export const ANSWER_URL = SITE + ANSWER

export const SERVICE_CASES: Record<string, ServiceCase> = {
  formspree: {
    mock: mockFormspree,
    transport: { service: 'formspree', key: 'xayzabcd', answer: ANSWER },
    url: 'https://formspree.io/f/xayzabcd',
    extra: [['_gotcha', '']],
    nativeExtra: [
      ['_next', ANSWER_URL],
      ['_gotcha', ''],
    ],
  },
  web3forms: {
    mock: mockWeb3Forms,
    transport: { service: 'web3forms', key: ACCESS_KEY, answer: ANSWER },
    url: 'https://api.web3forms.com/submit',
    extra: [['access_key', ACCESS_KEY]],
    nativeExtra: [
      ['access_key', ACCESS_KEY],
      ['redirect', ANSWER_URL],
    ],
  },
  netlify: {
    mock: mockNetlify,
    transport: { service: 'netlify', key: 'orders', answer: ANSWER },
    url: ANSWER_URL,
    extra: [
      ['form-name', 'orders'],
      ['bot-field', ''],
    ],
    nativeExtra: [
      ['form-name', 'orders'],
      ['bot-field', ''],
    ],
  },
  pocketbase: {
    mock: mockPocketBase,
    transport: { service: 'pocketbase', key: 'orders', server: 'https://pb.example.com' },
    url: 'https://pb.example.com/api/collections/orders/records',
    extra: [],
  },
}

export interface ServiceSite {
  /** The URL of a proxy for the site and the services. */
  proxy: string
  /** The forms that have arrived. */
  received: ServiceRequest[]
  close: () => Promise<void>
}

/** Serves the tiny site with an order form for each service, at `/order-formspree` and so on. */
export async function startServiceSite(): Promise<ServiceSite> {
  const siteDir = makeScratchFolder()
  const preview = await buildServiceSite(join(siteDir, 'site'), join(siteDir, 'output'))
  makeCertificate(siteDir)
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(siteDir, file)))
  const received: ServiceRequest[] = []
  const hosts = createServer({ key, cert }, async (request, response) => {
    const { host } = request.headers
    if (request.method === 'POST') await answer(request, response, received)
    else if (host === new URL(SITE).host) await pass(preview.url + request.url, response)
    else response.setHeader('Content-Type', 'text/html').end('<title>A page of a service</title>')
  })
  const port = await listen(hosts)
  const proxy = createProxy().on('connect', (_request, client, head) => {
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.write(head)
      target.pipe(client).pipe(target)
    })
    for (const end of [client, target]) {
      end.on('error', () => [client, target].map((other) => other.destroy()))
    }
  })
  return {
    proxy: `http://127.0.0.1:${await listen(proxy)}`,
    received,
    async close() {
      hosts.closeAllConnections()
      for (const server of [proxy, hosts]) server.close()
      await preview.close()
      rmSync(siteDir, { recursive: true })
    },
  }
}

async function buildServiceSite(siteDir: string, outDir: string) {
  writeSiteVariant('tests/sites/tiny', siteDir, () => {})
  const order = readFileSync(`${siteDir}/pages/order.json`, 'utf8')
  for (const [name, { transport }] of Object.entries(SERVICE_CASES)) {
    const page = JSON.parse(order)
    const [, form] = page.blocks
    Object.assign(page, { title: `Bestellen bei ${name}`, description: `Brot bei ${name}.` })
    Object.assign(form, { id: name, transport: { type: 'service', ...transport } })
    writeFileSync(`${siteDir}/pages/order-${name}.json`, JSON.stringify(page))
  }
  const { problems } = await buildSite({ siteDir, outDir, precompress: false })
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return startPreview({ outDir, port: 0 })
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** Lets the mock that has the URL of a request answer it. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  received: ServiceRequest[],
): Promise<void> {
  const url = `https://${request.headers.host}${request.url}`
  const type = request.headers['content-type'] ?? ''
  const body = new Response(await buffer(request), { headers: { 'Content-Type': type } })
  const form = { url, accept: request.headers.accept ?? '', fields: [...(await body.formData())] }
  received.push(form)
  const service = Object.values(SERVICE_CASES).find((one) => one.url === url)
  const {
    status,
    headers,
    body: text,
  } = service?.mock(form) ?? { status: 404, headers: {}, body: '' }
  response.writeHead(status, headers).end(text)
}

/** Answers with a file of the preview: for `?plain`, with a page without scripts. */
async function pass(url: string, response: ServerResponse): Promise<void> {
  const file = await fetch(url)
  const headers = Object.fromEntries(file.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    delete headers[name]
  }
  const body = Buffer.from(await file.arrayBuffer())
  response.writeHead(file.status, headers)
  response.end(url.endsWith('?plain') ? removeScripts(String(body)) : body)
}
