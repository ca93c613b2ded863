/** The receiver behind nginx, with the lines of the guide. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSnippets, readGuide } from '../support/guides/guide-snippets'
import { buildOrderSite } from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'
import { httpsGet } from '../support/servers/https-get'
import type { WebServer } from '../support/servers/start-web-server'
import { startWebServer } from '../support/servers/start-web-server'
import { whyWithout } from '../support/servers/web-servers'

const TOKEN = '0123abcd'.repeat(4)
const LIST = '/api/enquiries'

/** Headers about the connection and the compression, which nginx sets. */
const OF_TRANSPORT = new Set([
  ...['connection', 'keep-alive', 'server', 'date', 'transfer-encoding'],
  ...['content-length', 'vary'],
])

const missing = whyWithout('nginx')
if (missing) console.warn(missing)

describe.skipIf(missing)('behind nginx', () => {
  let receiver: StartedReceiver
  let server: WebServer

  beforeAll(async () => {
    const outDir = await buildOrderSite()
    const settings = { list: { path: LIST, token: TOKEN }, proxy: true }
    receiver = await startReceiver(outDir, join(makeScratchFolder(), 'data'), { settings })
    const served = join(makeScratchFolder(), 'dist')
    cpSync(outDir, served, { recursive: true })
    const [lines] = findSnippets(readGuide('docs/operating/forms.md')).filter(
      ({ language }) => language === 'nginx',
    )
    const own = lines?.text.replace('http://127.0.0.1:8080', receiver.url) ?? ''
    expect(own).toContain(receiver.url)
    writeFileSync(join(served, '.quire/hosting/nginx/own.conf'), own)
    server = await startWebServer('nginx', served)
  }, 120_000)

  afterAll(async () => {
    await server.close()
    await receiver.stop('SIGTERM')
  })

  it('pages have the headers of the site', async () => {
    const { status, headers } = await httpsGet(server.url, '/order')
    expect(status).toBe(200)
    expect(headers).toContainEqual(['x-content-type-options', 'nosniff'])
    expect(headers.find(([name]) => name === 'content-security-policy')).toBeDefined()
  })

  it.each([
    [LIST, 200],
    [`${LIST}/enquiries.csv`, 200],
    [`${LIST}/files/x`, 404],
    ['/api/orders', 405],
    ['/api/nothing', 404],
  ])('%s has the headers of the receiver, each once', async (path, status) => {
    const Authorization = `Basic ${btoa(`owner:${TOKEN}`)}`
    const direct = await fetch(receiver.url + path, { headers: { Authorization } })
    const answer = await httpsGet(server.url, path, { Authorization })
    expect([direct.status, answer.status]).toEqual([status, status])
    const sort = (headers: [string, string][]) =>
      headers.filter(([name]) => !OF_TRANSPORT.has(name)).sort()
    expect(sort(answer.headers)).toEqual(sort([...direct.headers]))
  })
})
