/** The enquiries of a receiver that sent only mails, in a database that it wrote. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { projectRoot } from '../../engine/node/lib/files/project-root'
import { ensureNodeWithSqlite } from '../support/install/node-with-sqlite'
import { startMailbox } from '../support/receiver/mailbox'
import { buildOrderSite, ORDER, sendOrder, tokenOf } from '../support/receiver/order-site'
import { listEnquiries, runReceiver, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const FILE = join(projectRoot, 'tests/support/receiver/older-database.sql')

function writeOlderData(): string {
  const data = join(makeScratchFolder(), 'data')
  mkdirSync(data)
  const script = `
const [, database, file] = process.argv
new (require('node:sqlite').DatabaseSync)(database).exec(require('node:fs').readFileSync(file, 'utf8'))`
  const args = ['--eval', script, join(data, 'enquiries.sqlite'), FILE]
  expect(spawnSync(ensureNodeWithSqlite(), args).status).toBe(0)
  return data
}

const listStates = async (outDir: string, data: string) =>
  (await listEnquiries(outDir, data)).map(({ mail }) => mail)

it('are converted by a start, and their mails are sent once', async () => {
  const outDir = await buildOrderSite()
  const data = writeOlderData()
  const early = await runReceiver(outDir, ['list', '--data', data])
  expect([early.status, early.stderr]).toEqual([
    1,
    'The receiver failed: The receiver of this folder is older. Restart it first.\n',
  ])
  const mailbox = await startMailbox()
  const mail = {
    smtp: `smtp://127.0.0.1:${mailbox.port}`,
    from: 'forms@bakery.example',
    to: ['owner@bakery.example'],
  }
  for (let start = 0; start < 2; start += 1) {
    const receiver = await startReceiver(outDir, data, { settings: { mail } })
    // An order of the older receiver is a repeat, which is not stored.
    expect((await sendOrder(receiver.url, ORDER, { token: tokenOf(1) })).status).toBe(204)
    await vi.waitFor(
      async () =>
        expect(await listStates(outDir, data)).toEqual(['sent', 'failed', 'sent', 'sent', 'none']),
      { timeout: 30_000, interval: 200 },
    )
    expect(await receiver.stop('SIGTERM')).toBe(0)
  }
  expect(mailbox.mails).toMatchObject([
    {
      headers: {
        'Reply-To': 'ada@example.com',
        'Message-ID': '<9a444bb2-6011-4d33-85be-e99021322b35@bakery.example>',
      },
      text: expect.stringContaining('Laibe\n    3'),
    },
    {
      headers: { 'Reply-To': 'ada@example.com' },
      text: expect.stringContaining('Laibe\n    4'),
    },
  ])
  await mailbox.stop()
})
