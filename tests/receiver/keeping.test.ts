/** How long enquiries are kept, and how they leave the receiver. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildFrom,
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
  writeOrderSite,
} from '../support/receiver/order-site'
import type { StartOptions } from '../support/receiver/start-receiver'
import { listEnquiries, runReceiver, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const DAY = 86_400_000
const BERT = { ...ORDER, kunde: 'Bert', post: 'bert@example.com' }

let outDir: string
let data: string

beforeEach(async () => {
  outDir = await buildOrderSite()
  data = join(makeScratchFolder(), 'data')
})

/** Starts the receiver, uses it, and stops it. */
async function receive(use: (url: string) => Promise<unknown>, options?: StartOptions) {
  const receiver = await startReceiver(outDir, data, options)
  await use(receiver.url)
  expect(await receiver.stop('SIGTERM')).toBe(0)
}

const listNames = async () => (await listEnquiries(outDir, data)).map(({ values }) => values.kunde)
const countFiles = () => readdirSync(join(data, 'files')).length

describe('the enquiries of a person', () => {
  it('are removed with their files, and no file has their values', async () => {
    await receive(async (url) => {
      await sendOrder(url, BERT, { files: [makePicture(1)] })
      await sendOrder(url, ORDER, { token: tokenOf(1), files: [makePicture(2), makePicture(3)] })
      await sendOrder(url, { ...ORDER, menge: '4' }, { token: tokenOf(1) })
      // While the receiver is running.
      const removed = await runReceiver(outDir, ['forget', 'ADA@example.com ', '--data', data])
      expect(removed).toEqual({ status: 0, stdout: 'Removed enquiries: 2\n', stderr: '' })
      expect([await listNames(), countFiles()]).toEqual([['Bert'], 1])
      for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
        if (!name.includes('.sqlite')) continue
        expect(readFileSync(join(data, name)).includes('ada@example.com'), name).toBe(false)
      }
    })
  })

  it('are not removed for a part of a value', async () => {
    await receive((url) => sendOrder(url, ORDER))
    const { stdout } = await runReceiver(outDir, ['forget', 'ada', '--data', data])
    expect([stdout, await listNames()]).toEqual(['Removed enquiries: 0\n', [ORDER.kunde]])
  })
})

describe('old enquiries', () => {
  it('are removed with their files after a number of days', async () => {
    const clock = join(makeScratchFolder(), 'clock')
    const at = (days: number) => writeFileSync(clock, String(days * DAY))
    at(0)
    await receive((url) => sendOrder(url, ORDER, { files: [makePicture(1)] }), { clock })
    at(20)
    await receive((url) => sendOrder(url, BERT), { clock, settings: { keepDays: 30 } })
    expect([await listNames(), countFiles()]).toEqual([[ORDER.kunde, 'Bert'], 1])
    at(31)
    await receive(async () => {}, { clock, settings: { keepDays: 30 } })
    expect([await listNames(), countFiles()]).toEqual([['Bert'], 0])
    at(10_000)
    await receive(async () => {}, { clock })
    expect(await listNames()).toEqual(['Bert'])
  })

  it('are removed after the days of their form', async () => {
    const clock = join(makeScratchFolder(), 'clock')
    writeFileSync(clock, '0')
    await receive((url) => sendOrder(url, ORDER), { clock })
    writeFileSync(clock, String(3 * DAY))
    const settings = { keepDays: 2, forms: { Bestellung: { keepDays: 5 } } }
    await receive(async () => {}, { clock, settings })
    expect(await listNames()).toEqual([ORDER.kunde])
    await receive(async () => {}, { clock, settings: { keepDays: 2 } })
    expect(await listNames()).toEqual([])
  })
})

/** A later build of the site: two fields have other labels. */
async function buildLaterSite(): Promise<string> {
  const siteDir = writeOrderSite()
  const file = join(siteDir, 'pages/order.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"Ihr Name"', '"Sorte"').replace('"E-Mail"', '"Received at"'))
  return buildFrom(siteDir)
}

describe('the table', () => {
  it('has a column for each field, and no formulas', async () => {
    const formula = '=HYPERLINK("https://evil.example";"x")'
    await receive(async (url) => {
      await sendOrder(url, { ...ORDER, kunde: formula, mail: 'older, "field"' })
      await sendOrder(url, { ...BERT, kunde: 'Zeile 1\nZeile 2' }, { files: [makePicture(1)] })
    })
    const { stdout } = await runReceiver(outDir, ['csv', '--data', data])
    expect(stdout.startsWith('\uFEFF')).toBe(true)
    const { data: rows, errors } = Papa.parse<Record<string, string>>(stdout.slice(1).trimEnd(), {
      header: true,
    })
    expect(errors).toEqual([])
    const NAME = 'Ihr Name'
    expect(rows).toMatchObject([
      { [NAME]: `'${formula}`, Sorte: 'rye', mail: 'older, "field"', 'State of mail': 'none' },
      { [NAME]: 'Zeile 1\nZeile 2', mail: '', 'Files sent': expect.stringMatching(/^files\//) },
    ])
    expect(Object.keys(rows[0] ?? {}).slice(0, 6)).toEqual([
      ...['Received at', 'Sent to form', 'mail', NAME, 'Laibe', 'Sorte'],
    ])
  })

  it('has the labels of the latest form, with the names of fields if they are equal', async () => {
    await receive((url) => sendOrder(url, ORDER))
    outDir = await buildLaterSite()
    await receive((url) => sendOrder(url, BERT))
    const { stdout } = await runReceiver(outDir, ['csv', '--data', data])
    const [headers, ...rows] = Papa.parse<string[]>(stdout.slice(1).trimEnd()).data
    expect(headers?.slice(0, 6)).toEqual([
      ...['Received at', 'Sent to form', 'Sorte (kunde)', 'Laibe', 'Sorte (sorte)'],
      'Received at (post)',
    ])
    expect(rows.map((row) => row.slice(2, 6))).toEqual([
      [ORDER.kunde, '3', 'rye', ORDER.post],
      [BERT.kunde, '3', 'rye', BERT.post],
    ])
  })
})
