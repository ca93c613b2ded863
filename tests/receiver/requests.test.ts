/** Requests from other hosts, and too many of them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { buildSite } from '../../engine/node/build/build-site'
import {
  buildOrderSite,
  ORDER,
  sendOrder,
  tokenOf,
  writeOrderSite,
} from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

let receiver: StartedReceiver

afterEach(async () => {
  await receiver.stop('SIGTERM')
})

const makeData = () => join(makeScratchFolder(), 'data')

describe('a receiver on another host', () => {
  const SITE = 'https://wren-street.example'

  /** The site, whose form is sent to `https://forms.example/api/orders`. */
  async function buildRemoteSite(): Promise<string> {
    const siteDir = writeOrderSite()
    const page = join(siteDir, 'pages/order.json')
    const text = readFileSync(page, 'utf8')
    const remote = text.replaceAll('"/api/orders"', '"https://forms.example/api/orders"')
    expect(remote).not.toBe(text)
    writeFileSync(page, remote)
    const settings = join(siteDir, 'settings.json')
    const { url } = JSON.parse(readFileSync(settings, 'utf8'))
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(url, `${SITE}/shop`))
    const outDir = join(makeScratchFolder(), 'dist')
    const { problems } = await buildSite({ siteDir, outDir })
    expect(problems).toEqual([])
    return outDir
  }

  it('lets the site’s script read answers, and redirects to its pages', async () => {
    receiver = await startReceiver(await buildRemoteSite(), makeData())
    const url = `${receiver.url}/api/orders`
    const ask = (site: string) => fetch(url, { method: 'OPTIONS', headers: { Origin: site } })
    const allowed = await ask(SITE)
    expect([allowed.status, Object.fromEntries(allowed.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': 'POST',
      }),
    ])
    const other = await ask('https://other.example')
    expect(other.headers.get('access-control-allow-origin')).toBe(null)
    const native = await sendOrder(receiver.url, ORDER)
    expect([native.status, native.headers.get('location')]).toEqual([303, `${SITE}/shop/bread`])
    const body = new FormData()
    body.set('post', 'ada')
    const headers = { Origin: SITE, Accept: 'application/json' }
    const refused = await fetch(url, { method: 'POST', headers, body })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      422,
      SITE,
    ])
  })
})

describe('too many forms', () => {
  /** Sends forms through a proxy, one after another, and counts the answers by their status. */
  async function count(number: number, addressOf: (index: number) => string) {
    const counts: Record<number, number> = {}
    for (let index = 0; index < number; index += 1) {
      const headers = { 'X-Forwarded-For': addressOf(index) }
      const { status } = await sendOrder(receiver.url, ORDER, { token: tokenOf(index), headers })
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }

  it('from one address or network are refused, and stored later', async () => {
    const data = makeData()
    receiver = await startReceiver(await buildOrderSite(), data, { settings: { proxy: true } })
    // The client itself has written all but the last address.
    expect(await count(62, (index) => `198.51.100.${index}, 203.0.113.7`)).toEqual({
      204: 60,
      429: 2,
    })
    expect(await count(62, (index) => `2001:db8:0:7::${index}`)).toEqual({ 204: 60, 429: 2 })
    expect(await count(2, (index) => `2001:db8::${index}`)).toEqual({ 204: 2 })
    expect(await count(2, () => '203.0.113.8')).toEqual({ 204: 2 })
    const native = await sendOrder(receiver.url, ORDER, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    })
    expect([native.status, native.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await native.text()).toContain('<h1>Bestellung</h1>')
    expect(await listEnquiries(await buildOrderSite(), data)).toHaveLength(60)
  })

  it('are received from visitors behind a proxy that the settings do not have', async () => {
    receiver = await startReceiver(await buildOrderSite(), makeData())
    expect(await count(62, () => '203.0.113.7')).toEqual({ 204: 62 })
  })
})
