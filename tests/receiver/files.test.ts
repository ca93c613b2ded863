/** Files that arrive with a form. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendOptions } from '../support/receiver/order-site'
import {
  buildOrder,
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
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

const listFiles = () => readdirSync(join(data, 'files'), 'utf8').sort()
const listIncoming = () =>
  existsSync(join(data, 'incoming')) ? readdirSync(join(data, 'incoming')) : []

/** The files on the disk are those of enquiries, and no other. */
async function expectNoOthers(count: number): Promise<void> {
  const enquiries = await listEnquiries(outDir, data)
  const paths = enquiries.flatMap(({ files }) => files.map(({ path }) => path)).sort()
  expect(listFiles().map((name) => `files/${name}`)).toEqual(paths)
  expect(paths).toHaveLength(count)
  expect(listIncoming()).toEqual([])
}

/** Sends the first part of a request, and then closes the connection. */
async function cut(values: Record<string, string>, options: SendOptions): Promise<void> {
  const response = new Response(buildOrder(values, options))
  const body = Buffer.from(await response.arrayBuffer())
  const { port } = new URL(receiver.url)
  const head = [
    'POST /api/orders HTTP/1.1',
    'Host: localhost',
    `Content-Type: ${response.headers.get('Content-Type')}`,
    `Content-Length: ${body.length}`,
  ]
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, body.length / 2), () => socket.destroySoon())
  await vi.waitFor(() => expect(socket.destroyed).toBe(true))
}

describe('files of a form', () => {
  it.each([
    ['with its script', tokenOf(1), 204],
    ['without its script', undefined, 303],
  ])('are stored as they were sent %s', async (_, token, status) => {
    const files = [makePicture(1), makePicture(2)]
    const response = await sendOrder(receiver.url, ORDER, { token, files })
    expect(response.status).toBe(status)
    const [enquiry] = await listEnquiries(outDir, data)
    expect(enquiry?.values).toEqual(ORDER)
    expect(enquiry?.files.map(({ path, ...file }) => file)).toEqual(
      files.map(({ name, type, size }) => ({ field: 'bild', name, type, size })),
    )
    for (const [index, { path }] of (enquiry?.files ?? []).entries()) {
      const sent = Buffer.from((await files[index]?.arrayBuffer()) ?? new ArrayBuffer(0))
      expect(readFileSync(join(data, path)).equals(sent)).toBe(true)
      expect(statSync(join(data, path)).mode & 0o777).toBe(0o600)
    }
    await expectNoOthers(2)
  })

  it('are not needed: browsers send an empty part without a name', async () => {
    const response = await sendOrder(receiver.url, ORDER, { files: [new File([], '')] })
    expect(response.status).toBe(303)
    await expectNoOthers(0)
  })

  it.each([
    ['that is too large', [makePicture(1, 1_100_000)], 'Mehr als 1 MB'],
    ['of another type', [new File(['<p>'], 'a.html', { type: 'text/html' })], 'text/html'],
    ['that is a program', [new File(['MZ'], 'a.pdf', { type: 'application/pdf' })], ''],
    ['more than allowed', [1, 2, 3].map((number) => makePicture(number, 20)), '2'],
    ['20 at once', Array.from({ length: 20 }, (_, number) => makePicture(number, 1_100_000)), '2'],
  ])('%s get a message, and leave nothing on the disk', async (_, files, message) => {
    const response = await sendOrder(receiver.url, ORDER, { token: tokenOf(1), files })
    const { fields } = await response.json()
    expect([response.status, fields.bild]).toEqual([422, expect.stringContaining(message)])
    await expectNoOthers(0)
  })

  it('are stored once if the form arrives again, and both if they differ', async () => {
    for (const number of [1, 1, 2]) {
      const options = { token: tokenOf(1), files: [makePicture(number)] }
      expect((await sendOrder(receiver.url, ORDER, options)).status).toBe(204)
    }
    const kinds = (await listEnquiries(outDir, data)).map(({ kind }) => kind)
    expect(kinds).toEqual(['new', 'revision'])
    await expectNoOthers(2)
  })
})

describe('a connection that is cut', () => {
  it('leaves nothing, and the form is one enquiry once it is sent again: 20 of 20', async () => {
    for (let number = 0; number < 20; number += 1) {
      const options = { token: tokenOf(number), files: [makePicture(number, 900_000)] }
      await cut(ORDER, options)
      expect((await sendOrder(receiver.url, ORDER, options)).status).toBe(204)
    }
    expect(await listEnquiries(outDir, data)).toHaveLength(20)
    await vi.waitFor(() => expect(listIncoming()).toEqual([]))
    await expectNoOthers(20)
  })
})
