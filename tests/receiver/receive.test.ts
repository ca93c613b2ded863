/** The receiver that the build writes, in a Node of its own. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { ListedEnquiry, StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, runReceiver, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

let outDir: string
let data: string
let receiver: StartedReceiver

beforeEach(async () => {
  outDir = await buildOrderSite()
  data = join(makeScratchFolder(), 'data')
  receiver = await startReceiver(outDir, data)
})

afterEach(async () => {
  await receiver.stop('SIGTERM')
})

/** What is stored, without what differs at each run. */
const listStored = async () =>
  (await listEnquiries(outDir, data)).map(({ id, received, ...stored }: ListedEnquiry) => stored)

describe('a form that arrives', () => {
  it('is stored with its values as they were typed, and answered with the page of its author', async () => {
    const typed = { ...ORDER, kunde: ' O’Neill & <Töchter> ' }
    const response = await sendOrder(receiver.url, typed)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bread'])
    expect(await listStored()).toEqual([
      {
        form: '/api/orders Bestellung',
        kind: 'new',
        isSpam: false,
        mail: 'none',
        webhook: 'none',
        values: { ...ORDER, kunde: 'O’Neill & <Töchter>' },
        files: [],
      },
    ])
  })

  it('has the values of choices with tokens, as the page has them', async () => {
    const { status } = await sendOrder(receiver.url, { ...ORDER, sorte: 'Wren Street Bakery-Mix' })
    expect([status, (await listStored()).map(({ values }) => values.sorte)]).toEqual([
      303,
      ['Wren Street Bakery-Mix'],
    ])
  })

  it('is answered with a status if its script sent it', async () => {
    const response = await sendOrder(receiver.url, ORDER, { token: tokenOf(1) })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('is not stored if a value is invalid, and gets the messages of its rules', async () => {
    const invalid = { ...ORDER, menge: '12', post: 'ada' }
    const scripted = await sendOrder(receiver.url, invalid, { token: tokenOf(1) })
    expect([scripted.status, await scripted.json()]).toEqual([
      422,
      { fields: { menge: 'Eine Ziffer von 1 bis 9.', post: 'Diese Adresse stimmt nicht.' } },
    ])
    const native = await sendOrder(receiver.url, invalid)
    expect([native.status, native.headers.get('location')]).toEqual([303, '/visit'])
    expect(await listStored()).toEqual([])
  })

  it('is stored and flagged if a program has filled in the honeypot', async () => {
    const response = await sendOrder(receiver.url, { ...ORDER, nochmal: 'buy' })
    expect(response.status).toBe(303)
    expect(await listStored()).toMatchObject([{ isSpam: true, values: ORDER }])
  })

  it('keeps the values of fields that an older version of its page has', async () => {
    await sendOrder(receiver.url, { ...ORDER, telefon: '0123' })
    expect(await listStored()).toMatchObject([{ values: { ...ORDER, telefon: ['0123'] } }])
  })
})

describe('a form that arrives again', () => {
  it('with its token and its values is one enquiry: 500 requests with 50 tokens', async () => {
    const requests = Array.from({ length: 500 }, (_, index) =>
      sendOrder(receiver.url, ORDER, { token: tokenOf(index % 50) }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect((await listStored()).map(({ kind }) => kind)).toEqual(Array(50).fill('new'))
  })

  it('with its token and other values is a revision, in addition to the first', async () => {
    await sendOrder(receiver.url, ORDER, { token: tokenOf(1) })
    await sendOrder(receiver.url, { ...ORDER, menge: '4' }, { token: tokenOf(1) })
    expect((await listStored()).map(({ kind, values }) => [kind, values.menge])).toEqual([
      ['new', '3'],
      ['revision', '4'],
    ])
  })

  it('without a token is flagged as a repeat, if the values are the same', async () => {
    for (const menge of ['3', '3', '5']) await sendOrder(receiver.url, { ...ORDER, menge })
    expect((await listStored()).map(({ kind }) => kind)).toEqual(['new', 'repeat', 'new'])
  })
})

describe('the receiver', () => {
  it('reports a folder without enquiries, and creates none', async () => {
    const other = join(makeScratchFolder(), 'nowhere')
    for (const args of [['list'], ['csv'], ['forget', 'ada@example.com'], ['retry']]) {
      const { status, stdout, stderr } = await runReceiver(outDir, [...args, '--data', other])
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toBe(`The folder "${other}" has no enquiries of a receiver.\n`)
    }
    expect(existsSync(other)).toBe(false)
  })

  it('answers whether it can store enquiries', async () => {
    const response = await fetch(`${receiver.url}/healthz`)
    expect([response.status, await response.text()]).toEqual([200, 'ok\n'])
  })

  it('answers other requests with their status', async () => {
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(receiver.url + path, init)).status
    const post = (body: BodyInit, type: string) =>
      statusOf('/api/orders', { method: 'POST', body, headers: { 'Content-Type': type } })
    expect({
      other: await statusOf('/api/other', { method: 'POST', body: new FormData() }),
      get: await statusOf('/api/orders'),
      json: await post('{"kunde":"Ada"}', 'application/json'),
      broken: await post('--x\r\nContent-Disposition', 'multipart/form-data; boundary=x'),
      large: await post(`kunde=${'a'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded'),
    }).toEqual({ other: 404, get: 405, json: 415, broken: 415, large: 413 })
  })

  it('stores what has arrived before it stops', async () => {
    const sent = Array.from({ length: 50 }, (_, index) =>
      sendOrder(receiver.url, ORDER, { token: tokenOf(index) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    await sent[0]
    expect(await receiver.stop('SIGTERM')).toBe(0)
    const accepted = (await Promise.all(sent)).filter(Boolean).length
    expect(await listStored()).toHaveLength(accepted)
  })

  it('is the only one in its folder, until it ends', async () => {
    const files = [makePicture(1)]
    expect((await sendOrder(receiver.url, ORDER, { files })).status).toBe(303)
    const orphan = join(data, 'files/of-a-request')
    writeFileSync(orphan, '')
    const { status, stderr } = await runReceiver(outDir, ['--data', data, '--port', '0'])
    expect([status, stderr]).toEqual([
      1,
      `Another receiver uses the folder "${data}". Stop it first.\n`,
    ])
    expect(existsSync(orphan)).toBe(true)
    expect((await sendOrder(receiver.url, { ...ORDER, menge: '4' })).status).toBe(303)
    const { stdout } = await runReceiver(outDir, ['forget', ORDER.post, '--data', data])
    expect(stdout).toBe('Removed enquiries: 2\n')
    await receiver.stop('SIGKILL')
    receiver = await startReceiver(outDir, data)
    expect(existsSync(orphan)).toBe(false)
  })

  it('prints one line if it cannot start', async () => {
    const { port } = new URL(receiver.url)
    const other = join(makeScratchFolder(), 'data')
    const { status, stderr } = await runReceiver(outDir, ['--data', other, '--port', port])
    const message = `The receiver failed: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Choose another port with --port.\n`
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr.length).toBeLessThan(1000)
  })

  it('needs no other files, and shows its usage', async () => {
    const folder = makeScratchFolder()
    cpSync(join(outDir, '.quire/receiver'), join(folder, '.quire/receiver'), { recursive: true })
    const licences = join(folder, '.quire/receiver/third-party-licences.md')
    expect(readFileSync(licences, 'utf8')).toContain('busboy')
    const single = await startReceiver(folder, join(folder, 'data'))
    expect((await sendOrder(single.url, ORDER)).status).toBe(303)
    expect(await single.stop('SIGTERM')).toBe(0)
    const { status, stderr } = await runReceiver(folder, [])
    expect([status, stderr]).toEqual([2, expect.stringContaining('node receiver.mjs --data DIR')])
  })
})
