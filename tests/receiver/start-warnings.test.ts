/** What the receiver prints when it starts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildOrderSite } from '../support/receiver/order-site'
import type { StartOptions } from '../support/receiver/start-receiver'
import { startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const KEPT = 'Enquiries are kept until you remove them: use --keep-days.\n'

async function readWarnings(options: StartOptions): Promise<string> {
  const data = join(makeScratchFolder(), 'data')
  const receiver = await startReceiver(await buildOrderSite(), data, options)
  await receiver.stop('SIGTERM')
  return receiver.readErrors()
}

function writeSettings(forms: Record<string, string[]>): string {
  const file = join(makeScratchFolder(), 'mail.json')
  const shared = { smtp: 'smtp://127.0.0.1:1', from: 'a@bakery.example', to: ['b@bakery.example'] }
  writeFileSync(file, JSON.stringify({ ...shared, forms }))
  return file
}

it('names each form whose enquiries are not sent by e-mail, and says that they are kept', async () => {
  expect(await readWarnings({})).toBe(
    `Enquiries of “Bestellung” are not sent by e-mail: use --mail.\n${KEPT}`,
  )
})

it('names recipients for a form that the site does not have', async () => {
  const mail = writeSettings({ Bestelung: ['oven@bakery.example'] })
  expect(await readWarnings({ mail, keepDays: 90 })).toBe(
    'The mail settings have recipients for “Bestelung”, but no form has this name.\n',
  )
})

it('prints no warnings if mails and a number of days are set', async () => {
  const mail = writeSettings({ Bestellung: ['oven@bakery.example'] })
  expect(await readWarnings({ mail, keepDays: 90 })).toBe('')
})
