/** What the receiver prints when it starts. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildOrderSite } from '../support/receiver/order-site'
import { startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const mail = { smtp: 'smtp://127.0.0.1:1', from: 'a@bakery.example', to: ['b@bakery.example'] }

async function readWarnings(settings?: object): Promise<string[]> {
  const data = join(makeScratchFolder(), 'data')
  const receiver = await startReceiver(await buildOrderSite(), data, { settings })
  await receiver.stop('SIGTERM')
  return receiver.readErrors().split('\n').filter(Boolean)
}

it('names each form whose enquiries are not sent by e-mail, and says that they are kept', async () => {
  expect(await readWarnings()).toEqual([
    'Enquiries of “Bestellung” are not sent by e-mail.',
    'Enquiries of “Bestellung” are kept until you remove them.',
    'To change that, use --settings.',
  ])
})

it('names a form of the settings that the site does not have', async () => {
  const forms = { Bestelung: { to: ['oven@bakery.example'] } }
  expect(await readWarnings({ mail, keepDays: 90, forms })).toEqual([
    'The settings have the form “Bestelung”, but no form has this name.',
  ])
})

it('prints no warnings if mails and a number of days are set', async () => {
  expect(await readWarnings({ mail, forms: { Bestellung: { keepDays: 90 } } })).toEqual([])
})
