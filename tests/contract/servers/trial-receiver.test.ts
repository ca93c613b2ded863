/** Forms that are sent to the development server and to the preview. */
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { ORDER, sendOrder, writeOrderSite } from '../../support/receiver/order-site'
import { makeScratchFolder } from '../../support/scratch-folder'

const siteDir = writeOrderSite()
const outDir = join(makeScratchFolder(), 'dist')
const token = 'a'.repeat(64)

/** What the terminal shows of an order: the mail about it. */
const PRINTED = `Received Bestellung
  Ihr Name
      O’Neill & <Töchter>

  Laibe
      3

  Sorte
      Roggen

  E-Mail
      ada@example.com`

beforeAll(async () => {
  await buildSite({ siteDir, outDir })
}, 120_000)

describe.each([
  ['the development server', () => startDev({ siteDir, port: 0 })],
  ['the preview', () => startPreview({ outDir, port: 0 })],
])('%s', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>
  const printed = vi.spyOn(console, 'log')

  beforeAll(async () => {
    server = await start()
  }, 120_000)
  beforeEach(() => {
    printed.mockReset()
  })
  afterAll(() => server.close())

  const readEnquiries = async () => (await fetch(`${server.url}/_enquiries`)).text()

  it('shows no enquiry before one has arrived', async () => {
    expect(await readEnquiries()).toContain('No form has arrived')
  })

  it('receives a form: prints it, lists it, and answers like the receiver of a build', async () => {
    const typed = { ...ORDER, kunde: 'O’Neill & <Töchter>' }
    const native = await sendOrder(server.url, typed)
    expect([native.status, native.headers.get('location')]).toEqual([303, '/bread'])
    expect(printed.mock.calls.flat().join('\n')).toBe(PRINTED)
    expect(await readEnquiries()).toContain('    O’Neill &amp; &lt;Töchter&gt;\n')
    expect(await readEnquiries()).toContain('<p>Reply to: ada@example.com</p>')
  })

  it('recognises repeats, revisions and spam', async () => {
    const scripted = await sendOrder(server.url, ORDER, { token })
    expect(scripted.status).toBe(204)
    await sendOrder(server.url, ORDER, { token })
    await sendOrder(server.url, { ...ORDER, menge: '4' }, { token })
    await sendOrder(server.url, { ...ORDER, nochmal: 'buy' })
    const titles = (await readEnquiries()).matchAll(/<h2>(.*?)<\/h2>/g)
    expect([...titles].map(([, title]) => title).slice(0, 4)).toEqual([
      'Bestellung (spam)',
      'Bestellung (revision)',
      'Bestellung (repeat)',
      'Bestellung',
    ])
  })

  it('rejects invalid values with the messages of their rules, and lists nothing', async () => {
    const before = await readEnquiries()
    const rejected = await sendOrder(server.url, { ...ORDER, menge: '12' }, { token })
    expect([rejected.status, await rejected.json()]).toEqual([
      422,
      { fields: { menge: 'Eine Ziffer von 1 bis 9.' } },
    ])
    expect([await readEnquiries(), printed.mock.calls]).toEqual([before, []])
  })

  it('receives no form at another path', async () => {
    const init = { method: 'POST', body: new URLSearchParams(ORDER) }
    expect((await fetch(`${server.url}/api/other`, init)).status).toBe(404)
    expect(printed.mock.calls).toEqual([])
  })
})

it('is only for people at this machine', async () => {
  for (const server of [
    await startDev({ siteDir, port: 0, host: '127.0.0.1' }),
    await startPreview({ outDir, port: 0, host: '127.0.0.1' }),
  ]) {
    const { status } = await sendOrder(server.url, ORDER)
    expect([status, (await fetch(`${server.url}/_enquiries`)).status]).toEqual([404, 404])
    await server.close()
  }
})
