/** Pages that were opened before their form was changed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '../../engine/node/build/build-site'
import { buildOrderSite, ORDER, sendOrder, writeOrderSite } from '../support/receiver/order-site'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const DAY = 86_400_000

/** The site whose form has another required field. */
async function buildLaterSite(): Promise<string> {
  const siteDir = writeOrderSite()
  const file = join(siteDir, 'pages/order.json')
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks[1].fields.unshift({
    type: 'text',
    name: 'tag',
    label: 'Tag',
    rules: [{ rule: 'required', message: 'Wann?' }],
  })
  writeFileSync(file, JSON.stringify(page))
  const outDir = join(makeScratchFolder(), 'dist')
  const { problems } = await buildSite({ siteDir, outDir })
  expect(problems).toEqual([])
  return outDir
}

it('are received for a week, by the rules that they have', { timeout: 180_000 }, async () => {
  const data = join(makeScratchFolder(), 'data')
  const clock = join(makeScratchFolder(), 'clock')
  const later = await buildLaterSite()
  const receive = async (outDir: string, days: number, orders: Record<string, string>[]) => {
    writeFileSync(clock, String(days * DAY))
    const receiver = await startReceiver(outDir, data, { clock })
    const pages: (string | null)[] = []
    for (const order of orders) {
      pages.push((await sendOrder(receiver.url, order)).headers.get('location'))
    }
    await receiver.stop('SIGTERM')
    return pages
  }
  const SENT = '/bread'
  const REJECTED = '/visit'
  const complete = { ...ORDER, kunde: 'Bert', tag: 'Montag' }
  const empty = { ...ORDER, tag: '' }
  expect(await receive(await buildOrderSite(), 0, [ORDER])).toEqual([SENT])
  // An old page does not send the field. A new one sends it, empty or not.
  const older = { ...ORDER, kunde: 'Cleo' }
  expect(await receive(later, 30, [older, complete, empty])).toEqual([SENT, SENT, REJECTED])
  expect(await receive(later, 36, [{ ...older, menge: '12' }, older])).toEqual([REJECTED, SENT])
  expect(await receive(later, 38, [older, complete])).toEqual([REJECTED, SENT])
  const stored = await listEnquiries(later, data)
  expect(stored.map(({ values }) => [values.kunde, values.tag])).toEqual([
    [ORDER.kunde, undefined],
    ['Cleo', undefined],
    ['Bert', 'Montag'],
    ['Cleo', undefined],
    ['Bert', 'Montag'],
  ])
})
