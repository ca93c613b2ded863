/** Forms that arrive while the disk is full. */
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailbox } from '../support/receiver/mailbox'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { SmallDisk } from '../support/receiver/small-disk'
import { mountSmallDisk, whyWithoutSmallDisk } from '../support/receiver/small-disk'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const MEGABYTE = 1024 * 1024
const reason = whyWithoutSmallDisk()

let outDir: string
let disk: SmallDisk
let data: string
let receiver: StartedReceiver

const listStored = () => listEnquiries(outDir, data, disk.within)
const listFiles = (folder: string) => {
  const path = join(disk.path, 'data', folder)
  return existsSync(path) ? readdirSync(path) : []
}

/** Leaves at most `free` bytes. */
function fillDisk(free: number): void {
  const other = join(disk.path, 'other')
  const reserve = join(disk.path, 'reserve')
  writeFileSync(reserve, Buffer.alloc(free))
  expect(() => {
    for (;;) writeFileSync(other, randomBytes(4096), { flag: 'a' })
  }).toThrow('ENOSPC')
  rmSync(reserve)
}

const freeSpace = () => rmSync(join(disk.path, 'other'))

describe.skipIf(reason)(`a full disk${reason ? `: ${reason}` : ''}`, () => {
  beforeEach(async () => {
    outDir = await buildOrderSite()
    const folder = makeScratchFolder()
    disk = await mountSmallDisk(folder, 4 * MEGABYTE)
    data = join(folder, 'data')
    receiver = await startReceiver(outDir, data, { within: disk.within })
    expect((await sendOrder(receiver.url, ORDER, { token: tokenOf(0) })).status).toBe(204)
  })

  afterEach(async () => {
    expect(await receiver.stop('SIGTERM')).toBe(0)
    await disk.close()
  })

  it.each([
    ['without a file', 0, []],
    ['with a file', 0, [makePicture(1)]],
    ['with a file that is partly written', 500_000, [makePicture(1, 900_000)]],
  ])('gets a clear answer to a form %s, and stores nothing of it', async (_, free, files) => {
    fillDisk(free)
    for (let number = 1; number <= 20; number += 1) {
      const options = { token: tokenOf(number), files }
      const scripted = await sendOrder(receiver.url, ORDER, options)
      expect([scripted.status, await scripted.text()]).toEqual([507, ''])
      const native = await sendOrder(receiver.url, ORDER, { files })
      expect([native.status, native.headers.get('content-type')]).toEqual([
        ...[507, 'text/html; charset=utf-8'],
      ])
      expect(await native.text()).toContain(
        '<p>Nicht angekommen</p>\n<p>Bitte rufen Sie uns an.</p>',
      )
    }
    expect([listFiles('files'), listFiles('incoming')]).toEqual([[], []])
    freeSpace()
    expect(await listStored()).toHaveLength(1)
    const again = await sendOrder(receiver.url, ORDER, { token: tokenOf(1), files })
    expect(again.status).toBe(204)
    expect(await listStored()).toHaveLength(2)
    expect([listFiles('files').length, listFiles('incoming')]).toEqual([files.length, []])
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('starts again after %s', async (signal) => {
    fillDisk(0)
    await receiver.stop(signal)
    fillDisk(0)
    receiver = await startReceiver(outDir, data, { within: disk.within })
    const options = { token: tokenOf(1), files: [makePicture(1)] }
    expect((await sendOrder(receiver.url, ORDER, options)).status).toBe(507)
    freeSpace()
    expect((await sendOrder(receiver.url, ORDER, options)).status).toBe(204)
    expect(await listStored()).toHaveLength(2)
    expect([listFiles('files').length, listFiles('incoming')]).toEqual([1, []])
  })

  it('does not repeat a mail that was sent while the disk became full', async () => {
    let isFilling = true
    const mailbox = await startMailbox(0, () => isFilling && fillDisk(0))
    const smtp = `smtp://127.0.0.1:${mailbox.port}`
    const mail = { smtp, from: 'forms@bakery.example', to: ['owner@bakery.example'] }
    await receiver.stop('SIGTERM')
    receiver = await startReceiver(outDir, data, { within: disk.within, settings: { mail } })
    const send = async (number: number) => {
      const { status } = await sendOrder(receiver.url, ORDER, { token: tokenOf(number) })
      expect(status).toBe(204)
    }
    await send(1)
    await vi.waitFor(
      () => expect(receiver.readErrors()).toContain('The outbox failed: database or disk is full'),
      { timeout: 20_000, interval: 50 },
    )
    isFilling = false
    freeSpace()
    await send(2)
    await vi.waitFor(
      async () =>
        expect((await listStored()).map((one) => one.mail)).toEqual(['none', 'sent', 'sent']),
      { timeout: 20_000, interval: 200 },
    )
    expect(mailbox.mails).toHaveLength(2)
    await mailbox.stop()
  })

  it('loses no form that was accepted while the disk became full', async () => {
    const accepted: string[] = []
    const statuses = new Set<number>()
    for (let number = 1; number <= 60; number += 1) {
      const values = { ...ORDER, kunde: `Besuch ${number}` }
      const files = [makePicture(number, 200_000)]
      const { status } = await sendOrder(receiver.url, values, { token: tokenOf(number), files })
      statuses.add(status)
      if (status === 204) accepted.push(values.kunde)
    }
    expect([...statuses]).toEqual([204, 507])
    const enquiries = await listStored()
    expect(enquiries.map(({ values }) => values.kunde)).toEqual([ORDER.kunde, ...accepted])
    const paths = enquiries.flatMap(({ files }) => files.map(({ path }) => path)).sort()
    expect(
      listFiles('files')
        .map((name) => `files/${name}`)
        .sort(),
    ).toEqual(paths)
  })
})
