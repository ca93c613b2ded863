/** What the receiver prints when it starts. */
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Mailbox } from '../support/receiver/mailbox'
import { startMailbox } from '../support/receiver/mailbox'
import { buildOrderSite } from '../support/receiver/order-site'
import { startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

let mailbox: Mailbox

beforeEach(async () => {
  mailbox = await startMailbox()
})

afterEach(() => mailbox.stop())

const mailSettings = () => ({
  smtp: `smtp://127.0.0.1:${mailbox.port}`,
  from: 'a@bakery.example',
  to: ['b@bakery.example'],
})

async function readWarnings(settings?: object, count = 0): Promise<string[]> {
  const data = join(makeScratchFolder(), 'data')
  const receiver = await startReceiver(await buildOrderSite(), data, { settings })
  const read = () => receiver.readErrors().split('\n').filter(Boolean)
  await vi.waitFor(() => expect(read().length).toBeGreaterThanOrEqual(count), { timeout: 20_000 })
  await receiver.stop('SIGTERM')
  return read()
}

it('names each form whose enquiries are not sent by e-mail, and says that they are kept', async () => {
  expect(await readWarnings()).toEqual([
    'Enquiries of “Bestellung” are not sent by e-mail.',
    'Enquiries of “Bestellung” are kept until you remove them.',
    'To change that, write "mail" and "keepDays" in the file for --settings.',
  ])
})

it('names a form of the settings that the site does not have', async () => {
  const forms = { Bestelung: { to: ['oven@bakery.example'] } }
  expect(await readWarnings({ mail: mailSettings(), keepDays: 90, forms })).toEqual([
    'The settings have the form “Bestelung”. The site has “Bestellung”.',
  ])
})

it('prints no warnings if mails and a number of days are set', async () => {
  expect(
    await readWarnings({ mail: mailSettings(), forms: { Bestellung: { keepDays: 90 } } }),
  ).toEqual([])
})

it('names only the settings that are missing for a form whose enquiries are posted', async () => {
  const secret = `whsec_${Buffer.alloc(24).toString('base64')}`
  const webhook = { url: 'https://hooks.example/1', secret }
  expect(await readWarnings({ forms: { Bestellung: { webhook, keepDays: 90 } } })).toEqual([])
  expect(await readWarnings({ forms: { Bestellung: { webhook } } })).toEqual([
    'Enquiries of “Bestellung” are kept until you remove them.',
    'To change that, write "keepDays" in the file for --settings.',
  ])
})

it('says that the mail server cannot be used, and what to correct', async () => {
  const mail = { ...mailSettings(), smtp: `smtps://127.0.0.1:${mailbox.port}` }
  const [problem = ''] = await readWarnings({ mail, keepDays: 90 }, 1)
  expect(problem).toMatch(
    /^The mail server cannot be used: Check the host and the port .*wrong version number/,
  )
})
