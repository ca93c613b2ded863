/** Mails about enquiries, which a real SMTP server gets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mailbox } from '../support/receiver/mailbox'
import { startMailbox } from '../support/receiver/mailbox'
import { buildOrderSite, ORDER, sendOrder, tokenOf } from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, runReceiver, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const HOUR = 3_600_000

let outDir: string
let folder: string
let mailbox: Mailbox
let receiver: StartedReceiver

const data = () => join(folder, 'data')

function moveClock(ahead: number): string {
  const file = join(folder, 'clock')
  writeFileSync(file, String(ahead))
  return file
}

const mailSettings = () => ({
  smtp: `smtp://127.0.0.1:${mailbox.port}`,
  from: 'forms@bakery.example',
  to: ['owner@bakery.example'],
})

async function start(): Promise<void> {
  const options = { settings: { mail: mailSettings() }, clock: join(folder, 'clock') }
  receiver = await startReceiver(outDir, data(), options)
}

beforeEach(async () => {
  outDir = await buildOrderSite()
  folder = makeScratchFolder()
  mailbox = await startMailbox()
  moveClock(0)
  await start()
})

afterEach(async () => {
  await receiver.stop('SIGTERM')
  await mailbox.stop()
})

const send = async (number: number, values: Record<string, string> = ORDER) => {
  const { status } = await sendOrder(receiver.url, values, { token: tokenOf(number) })
  expect(status).toBe(204)
}

/** Resolves when all mails that wait have been sent or have failed. */
const expectMails = (states: string[]) =>
  vi.waitFor(async () => expect(await listStates()).toEqual(states), WAITING)

const listStates = async () => (await listEnquiries(outDir, data())).map(({ mail }) => mail)

const WAITING = { timeout: 30_000, interval: 200 }

const getStatus = async (path: string) => (await fetch(receiver.url + path)).status

describe('the mail about an enquiry', () => {
  it('comes from the owner’s address, and is answered to the visitor’s', async () => {
    await send(1, { ...ORDER, telefon: '0123' })
    await expectMails(['sent'])
    const [{ id = '' } = {}] = await listEnquiries(outDir, data())
    const [mail] = mailbox.mails
    expect(mail).toMatchObject({ from: 'forms@bakery.example', to: ['owner@bakery.example'] })
    expect(mail?.headers).toMatchObject({
      From: 'forms@bakery.example',
      To: 'owner@bakery.example',
      'Reply-To': 'ada@example.com',
      Subject: 'Bestellung',
      'Message-ID': `<${id}@bakery.example>`,
      'Auto-Submitted': 'auto-generated',
    })
    expect(mail?.text).toMatchInlineSnapshot(`
      "Ihr Name
          Ada Löwe

      Laibe
          3

      Sorte
          Roggen

      E-Mail
          ada@example.com

      telefon
          0123
      "
    `)
  })

  it('has no header from the visitor, whatever was typed', async () => {
    const texts = ['\r\nBcc: eve@example.com', '=?utf-8?q?Eve?=', '\u202Eeve', 'a'.repeat(100_000)]
    for (const [index, text] of texts.entries()) await send(index, { ...ORDER, telefon: text })
    await expectMails(texts.map(() => 'sent'))
    const [first, ...others] = mailbox.mails
    const known = Object.keys(first?.headers ?? {})
    expect(known).toContain('From')
    for (const [index, { to, headers, text }] of mailbox.mails.entries()) {
      expect(to).toEqual(['owner@bakery.example'])
      expect(Object.keys(headers)).toEqual(known)
      expect(text).toContain(`    ${texts[index]?.trim()}\n`)
    }
    expect(others).toHaveLength(3)
  })

  it('is sent once for a repeat, again for a revision, and not for spam', async () => {
    for (const menge of ['3', '3', '4']) await send(1, { ...ORDER, menge })
    for (let time = 0; time < 2; time += 1) await sendOrder(receiver.url, { ...ORDER, menge: '5' })
    await send(2, { ...ORDER, nochmal: 'buy' })
    await expectMails(['sent', 'sent', 'sent', 'none', 'none'])
    expect(mailbox.mails.map(({ headers }) => headers.Subject)).toEqual([
      'Bestellung',
      'Bestellung (revision)',
      'Bestellung',
    ])
  })
})

describe('without an SMTP server', () => {
  it('enquiries are accepted, and their mails are sent once an hour later, also after a kill', async () => {
    await mailbox.stop()
    for (let number = 0; number < 10; number += 1) await send(number)
    await receiver.stop('SIGKILL')
    await start()
    for (let number = 10; number < 20; number += 1) await send(number)
    expect(await getStatus('/readyz')).toBe(200)
    moveClock(2 * HOUR)
    expect([await getStatus('/readyz'), await getStatus('/healthz')]).toEqual([503, 200])
    mailbox = await startMailbox(mailbox.port)
    let hours = 2
    // An attempt may have begun before the server did. The next enquiry wakes the mailer.
    await vi.waitFor(async () => {
      hours += 2
      moveClock(hours * HOUR)
      await send(18 + hours)
      expect((await listStates()).slice(0, 20)).toEqual(Array(20).fill('sent'))
    }, WAITING)
    await expectMails(Array(18 + hours / 2 + 1).fill('sent'))
    const ids = mailbox.mails.map(({ headers }) => headers['Message-ID'])
    const expected = (await listEnquiries(outDir, data())).map(({ id }) => `<${id}@bakery.example>`)
    expect(ids.sort()).toEqual(expected.sort())
    expect(await getStatus('/readyz')).toBe(200)
  })
})

describe('a mail that the server refuses', () => {
  it('is reported, and is sent after the owner has corrected the error', async () => {
    mailbox.refused.add('owner@bakery.example')
    await send(1)
    await expectMails(['failed'])
    expect(await getStatus('/readyz')).toBe(503)
    mailbox.refused.clear()
    expect((await runReceiver(outDir, ['retry', '--data', data()])).stdout).toBe(
      'Mails and webhooks that are due again: 1\n',
    )
    await send(2)
    await expectMails(['sent', 'sent'])
    expect(await getStatus('/readyz')).toBe(200)
  })
})

describe('the settings for mails', () => {
  it('can name other recipients for a form', async () => {
    await receiver.stop('SIGTERM')
    const to = ['oven@bakery.example', 'shop@bakery.example']
    const settings = { mail: mailSettings(), forms: { Bestellung: { to } } }
    receiver = await startReceiver(outDir, data(), { settings })
    await send(1)
    await expectMails(['sent'])
    expect(mailbox.mails[0]?.to).toEqual(to)
  })
})
