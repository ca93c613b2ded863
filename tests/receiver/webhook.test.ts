/** Enquiries that are posted to a program of the owner. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  loadReadEnquiry,
  readWebhookExample,
  startGuideProgram,
} from '../support/receiver/guide-program'
import type { Mailbox } from '../support/receiver/mailbox'
import { startMailbox } from '../support/receiver/mailbox'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, runReceiver, startReceiver } from '../support/receiver/start-receiver'
import type { WebhookProgram } from '../support/receiver/webhook-program'
import { startWebhookProgram } from '../support/receiver/webhook-program'
import { makeScratchFolder } from '../support/scratch-folder'

const HOUR = 3_600_000
const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`

let outDir: string
let folder: string
let mailbox: Mailbox
let program: WebhookProgram
let receiver: StartedReceiver

const data = () => join(folder, 'data')

function moveClock(ahead: number): void {
  writeFileSync(join(folder, 'clock'), String(ahead))
}

const webhookSettings = () => ({ url: `${program.url}/hook?key=1`, secret: SECRET })

/** What the receiver prints of the URL. The rest may be secret. */
const host = () => `127.0.0.1:${program.port}`

const mailSettings = () => ({
  smtp: `smtp://127.0.0.1:${mailbox.port}`,
  from: 'forms@bakery.example',
  to: ['owner@bakery.example'],
})

async function start(settings: object = { webhook: webhookSettings() }): Promise<void> {
  receiver = await startReceiver(outDir, data(), { settings, clock: join(folder, 'clock') })
}

beforeEach(async () => {
  outDir = await buildOrderSite()
  folder = makeScratchFolder()
  mailbox = await startMailbox()
  program = await startWebhookProgram()
  moveClock(0)
})

afterEach(async () => {
  expect(await receiver.stop('SIGTERM')).toBe(0)
  await Promise.all([mailbox.stop(), program.stop()])
})

const send = async (number: number, values: Record<string, string> = ORDER, files: File[] = []) => {
  const { status } = await sendOrder(receiver.url, values, { token: tokenOf(number), files })
  expect(status).toBe(204)
}

const WAITING = { timeout: 30_000, interval: 200 }

const list = () => listEnquiries(outDir, data())

const expectStates = (states: [mail: string, webhook: string][]) =>
  vi.waitFor(
    async () => expect((await list()).map(({ mail, webhook }) => [mail, webhook])).toEqual(states),
    WAITING,
  )

const getStatus = async (path: string) => (await fetch(receiver.url + path)).status

const listIds = () => program.posted.map(({ headers }) => headers['webhook-id'])

describe('a webhook', () => {
  it('is printed by the program of the guide', async () => {
    const { url, readPrinted, stop } = await startGuideProgram(SECRET)
    await start({ webhook: { url, secret: SECRET } })
    await send(1)
    await expectStates([['none', 'sent']])
    expect(readPrinted()).toContain("kunde: 'Ada Löwe'")
    stop()
  })

  it('has the enquiry and a signature that the program of the guide accepts', async () => {
    await start()
    await send(1, { ...ORDER, telefon: '0123' }, [makePicture(1)])
    await expectStates([['none', 'sent']])
    const [{ id, received } = {}] = await list()
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = program.posted
    expect([path, headers['content-type'], headers['webhook-id']]).toEqual([
      ...['/hook?key=1', 'application/json', id],
    ])
    const data = {
      id,
      received,
      isRevision: false,
      form: 'Bestellung',
      path: '/api/orders',
      language: 'en-GB',
      values: { telefon: ['0123'], ...ORDER },
      lines: [
        { label: 'Ihr Name', texts: ['Ada Löwe'] },
        { label: 'Laibe', texts: ['3'] },
        { label: 'Sorte', texts: ['Roggen'] },
        { label: 'E-Mail', texts: ['ada@example.com'] },
        { label: 'Bild der Torte', texts: ['torte-1.pdf'] },
      ],
      replyTo: 'ada@example.com',
      files: [{ field: 'bild', name: 'torte-1.pdf', type: 'application/pdf', size: 50_000 }],
    }
    expect(JSON.parse(body)).toEqual({ type: 'enquiry.received', timestamp: received, data })
    expect(Object.keys(readWebhookExample().data)).toEqual(Object.keys(JSON.parse(body).data))
    const readEnquiry = await loadReadEnquiry()
    expect(await readEnquiry(headers, body, SECRET)).toEqual(data)
    const old = {
      ...headers,
      'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1),
    }
    const otherSecret = SECRET.replace('whsec_a', 'whsec_b')
    expect(otherSecret).not.toBe(SECRET)
    const refused = await Promise.all([
      readEnquiry(headers, body.replace('Ada', 'Eve'), SECRET),
      readEnquiry(headers, body, otherSecret),
      readEnquiry(old, body, SECRET),
      readEnquiry({}, body, SECRET),
    ])
    expect(refused).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is posted once for a repeat, again for a revision, and not for spam', async () => {
    await start()
    for (const menge of ['3', '3', '4']) await send(1, { ...ORDER, menge })
    for (let time = 0; time < 2; time += 1) await sendOrder(receiver.url, { ...ORDER, menge: '5' })
    await send(2, { ...ORDER, nochmal: 'buy' })
    await expectStates(['sent', 'sent', 'sent', 'none', 'none'].map((state) => ['none', state]))
    const bodies = program.posted.map(({ body }) => JSON.parse(body).data)
    expect(bodies.map(({ values, isRevision }) => [values.menge, isRevision])).toEqual([
      ...[
        ['3', false],
        ['4', true],
        ['5', false],
      ],
    ])
  })

  it('is shown in the list, with its state', async () => {
    const list = { path: '/api/enquiries', token: 'b3f1c0de'.repeat(4) }
    await start({ webhook: webhookSettings(), list })
    await send(1)
    await expectStates([['none', 'sent']])
    const headers = { Authorization: `Basic ${btoa(`owner:${list.token}`)}` }
    const page = await (await fetch(receiver.url + list.path, { headers })).text()
    expect(page).toContain('<p>E-mail to you: none</p><p>Webhook: sent</p>')
  })

  it('of a form with a setting of its own replaces that of all forms', async () => {
    const other = `whsec_${Buffer.alloc(24, 'other').toString('base64')}`
    const own = { url: `${program.url}/orders`, secret: other }
    await start({ webhook: webhookSettings(), forms: { Bestellung: { webhook: own } } })
    await send(1)
    await expectStates([['none', 'sent']])
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = program.posted
    const readEnquiry = await loadReadEnquiry()
    expect([path, await readEnquiry(headers, body, other), program.posted.length]).toEqual([
      ...['/orders', expect.objectContaining({ form: 'Bestellung' }), 1],
    ])
  })
})

describe('without the program', () => {
  it('enquiries are accepted, and posted once an hour later, also after a kill', async () => {
    await start()
    await program.stop()
    for (let number = 0; number < 10; number += 1) await send(number)
    await receiver.stop('SIGKILL')
    await start()
    for (let number = 10; number < 20; number += 1) await send(number)
    expect(await getStatus('/readyz')).toBe(200)
    moveClock(2 * HOUR)
    expect([await getStatus('/readyz'), await getStatus('/healthz')]).toEqual([503, 200])
    program = await startWebhookProgram(program.port)
    let hours = 2
    // An attempt may have begun before the program did. The next enquiry wakes the sender.
    await vi.waitFor(async () => {
      hours += 2
      moveClock(hours * HOUR)
      await send(18 + hours)
      const states = (await list()).slice(0, 20).map(({ webhook }) => webhook)
      expect(states).toEqual(Array(20).fill('sent'))
    }, WAITING)
    await expectStates(Array(18 + hours / 2 + 1).fill(['none', 'sent']))
    expect(listIds().sort()).toEqual((await list()).map(({ id }) => id).sort())
    expect(await getStatus('/readyz')).toBe(200)
  })

  it('a kill during a request loses no enquiry: it is posted again with its id', async () => {
    await program.stop()
    /** The first request of each of three enquiries is never answered. */
    const killed = new Set<unknown>()
    program = await startWebhookProgram(program.port, () => {
      const [id] = listIds().slice(-1)
      const isFirst = killed.size < 3 && !killed.has(id)
      program.status = isFirst ? undefined : 200
      if (!isFirst) return
      killed.add(id)
      receiver.child.kill('SIGKILL')
    })
    await start()
    for (let number = 0; number < 3; number += 1) {
      // The kill may come before the answer to the form.
      await send(number).catch(() => {})
      await vi.waitFor(() => expect(killed.size).toBe(number + 1), WAITING)
      await receiver.stop('SIGKILL')
      await start()
    }
    await send(3)
    await expectStates(Array(4).fill(['none', 'sent']))
    const ids = (await list()).map(({ id }) => id)
    expect([...new Set(listIds())].sort()).toEqual(ids.sort())
    expect(listIds()).toHaveLength(ids.length + killed.size)
  })
})

describe('a program that answers with an error', () => {
  it.each([
    400, 404, 410,
  ])('for good (%d) is reported, and asked again on command', async (status) => {
    await start()
    program.status = status
    await send(1)
    await expectStates([['none', 'failed']])
    expect(receiver.readErrors()).toContain(
      `A webhook was not sent: ${host()} answered with status ${status}.\n`,
    )
    expect(receiver.readErrors()).not.toContain('key=1')
    expect(await getStatus('/readyz')).toBe(503)
    program.status = 204
    const { stdout } = await runReceiver(outDir, ['retry', '--data', data()])
    expect(stdout).toBe('Mails and webhooks that are due again: 1\n')
    await send(2)
    await expectStates(Array(2).fill(['none', 'sent']))
    expect(await getStatus('/readyz')).toBe(200)
  })

  it.each([301, 408, 425, 429, 503])('for a while (%d) is asked again', async (status) => {
    await start()
    program.status = status
    await send(1)
    const line = `A webhook was not sent yet: ${host()} answered with status ${status}.\n`
    await vi.waitFor(() => expect(receiver.readErrors()).toContain(line), WAITING)
    await expectStates([['none', 'waiting']])
    program.status = 200
    moveClock(HOUR)
    await send(2)
    await expectStates(Array(2).fill(['none', 'sent']))
    expect(program.posted.map(({ path }) => path)).toEqual(Array(3).fill('/hook?key=1'))
  })
})

describe('with mails', () => {
  it('one that fails does not delay or repeat the other', async () => {
    await start({ mail: mailSettings(), webhook: webhookSettings() })
    program.status = 410
    await send(1)
    await expectStates([['sent', 'failed']])
    mailbox.refused.add('owner@bakery.example')
    program.status = 200
    await send(2)
    await expectStates([
      ['sent', 'failed'],
      ['failed', 'sent'],
    ])
    mailbox.refused.clear()
    await runReceiver(outDir, ['retry', '--data', data()])
    await send(3)
    await expectStates(Array(3).fill(['sent', 'sent']))
    const ids = (await list()).map(({ id }) => id)
    expect(mailbox.mails.map(({ headers }) => headers['Message-ID']).sort()).toEqual(
      ids.map((id) => `<${id}@bakery.example>`).sort(),
    )
    const [first] = ids
    expect(listIds().filter((id) => id !== first)).toHaveLength(2)
  })

  it('a program that never answers delays no mail and no answer to a form', async () => {
    await start({ mail: mailSettings(), webhook: webhookSettings() })
    program.status = undefined
    await send(1)
    await vi.waitFor(() => expect(program.posted).toHaveLength(1), WAITING)
    await send(2)
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), WAITING)
    const line = `A webhook was not sent yet: ${host()}: no answer within 10 seconds\n`
    await vi.waitFor(() => expect(receiver.readErrors()).toContain(line), WAITING)
    await expectStates(Array(2).fill(['sent', 'waiting']))
  })
})
