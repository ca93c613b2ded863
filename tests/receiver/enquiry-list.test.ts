/** The owner's list of enquiries, in the browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOverflow, findViolations } from '../../engine/node/block-tools/testing/page-probe'
import { CHROMIUM_ARGS } from '../../engine/node/block-tools/testing/test-tools'
import { ensureChromium } from '../support/install/chromium'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const TOKEN = 'b3f1c0de'.repeat(4)
const PATH = '/api/enquiries'

let outDir: string
let data: string
let receiver: StartedReceiver

beforeEach(async () => {
  outDir = await buildOrderSite()
  data = join(makeScratchFolder(), 'data')
  receiver = await startReceiver(outDir, data, { settings: { list: { path: PATH, token: TOKEN } } })
})

afterEach(async () => {
  await receiver.stop('SIGTERM')
})

const get = (path: string, init: RequestInit = {}, password = TOKEN) =>
  fetch(`${receiver.url}${PATH}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { Authorization: `Basic ${btoa(`owner:${password}`)}`, ...init.headers },
  })

const send = (number: number, values: Record<string, string> = ORDER, files: File[] = []) =>
  sendOrder(receiver.url, values, { token: tokenOf(number), files })

describe('the list', () => {
  it('has the labels, values and files of each enquiry, as text', async () => {
    await send(1, { ...ORDER, kunde: 'O’Neill & <Töchter>' }, [makePicture(1)])
    const response = await get('')
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    )
    expect(page).toContain('Roggen\n')
    expect(page).toContain('O’Neill &amp; &lt;Töchter&gt;')
    expect(page).toContain('Reply to: ada@example.com')
    expect(page).toContain('torte-1.pdf')
    expect(page).toContain('<p>E-mail to you: none</p>')
  })

  it('shows 50 enquiries, the newest first, and leads to the older ones', async () => {
    for (let index = 0; index < 52; index += 1)
      await send(index, { ...ORDER, kunde: `Nr. ${index}.` })
    const newest = await (await get('')).text()
    expect(newest.match(/Nr\. \d+\./g)).toHaveLength(50)
    expect(newest.indexOf('Nr. 51.')).toBeLessThan(newest.indexOf('Nr. 2.'))
    const [, more = ''] = newest.match(/href="\/api\/enquiries(\?before=\d+)"/) ?? []
    const older = await (await get(more)).text()
    expect(older.match(/Nr\. \d+\./g)).toEqual(['Nr. 1.', 'Nr. 0.'])
    expect(older).not.toContain('?before=')
  })

  it('downloads files and the table', async () => {
    const picture = makePicture(1)
    await send(1, ORDER, [picture])
    const [, path = ''] = (await (await get('')).text()).match(/enquiries(\/files\/[^"]+)"/) ?? []
    const file = await get(path)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      "attachment; filename*=UTF-8''torte-1.pdf",
    ])
    expect(await file.bytes()).toEqual(await picture.bytes())
    const table = await (await get('/enquiries.csv')).text()
    expect(Papa.parse<object>(table.trimEnd(), { header: true }).data).toMatchObject([
      { 'Ihr Name': ORDER.kunde, Sorte: ORDER.sorte },
    ])
  })

  it('removes an enquiry and its files', async () => {
    await send(1, ORDER, [makePicture(1)])
    await send(2)
    const [first, second] = await listEnquiries(outDir, data)
    const body = new URLSearchParams({ id: first?.id ?? '', search: 'a&b' })
    const remove = (site: string) =>
      get('/remove', { method: 'POST', body, headers: { 'Sec-Fetch-Site': site } })
    expect((await remove('cross-site')).status).toBe(403)
    expect(await listEnquiries(outDir, data)).toHaveLength(2)
    const removed = await remove('same-origin')
    expect([removed.status, removed.headers.get('location')]).toEqual([
      ...[303, `${PATH}?search=a%26b`],
    ])
    expect(await listEnquiries(outDir, data)).toEqual([second])
    expect(readdirSync(join(data, 'files'))).toEqual([])
  })
})

describe('the search', () => {
  const names = async (query: string) => (await (await get(query)).text()).match(/Nr\. \d+\./g)

  it('finds enquiries by a part of a value, in any case and without accents', async () => {
    await send(1, { ...ORDER, kunde: 'Nr. 1. ÉMILE & Söhne' })
    await send(2, { ...ORDER, kunde: 'Nr. 2.', older: '100% "emil"' })
    await send(3, { ...ORDER, kunde: 'Nr. 3.', post: '' })
    expect(await names('?search=emil')).toEqual(['Nr. 2.', 'Nr. 1.'])
    expect(await names('?search=+%C3%89mile+%26')).toEqual(['Nr. 1.'])
    expect(await names('?search=0%25+%22E')).toEqual(['Nr. 2.'])
    // Names of fields are not values.
    expect(await names('?search=kunde')).toBeNull()
    expect(await (await get('?search=%3Cb%3E')).text()).toContain('contains “&lt;b&gt;”')
    expect(await names('?search=')).toHaveLength(3)
  })

  it('leads to older enquiries with the same text', async () => {
    for (let index = 0; index < 54; index += 1)
      await send(index, { ...ORDER, kunde: `Nr. ${index}. ${index % 27 ? 'Abholung' : 'Post'}` })
    const page = await (await get('?search=ABHOL')).text()
    expect(page.match(/Nr\. \d+\./g)).toHaveLength(50)
    const [, more = ''] = page.match(/enquiries(\?search=ABHOL&amp;before=\d+)"/) ?? []
    expect(await names(more.replace('&amp;', '&'))).toEqual(['Nr. 2.', 'Nr. 1.'])
  })
})

describe('in a browser', () => {
  it('enquiries are found and removed by keyboard, without axe violations', async () => {
    await send(1, { ...ORDER, kunde: 'Nr. 1. Émile' }, [makePicture(1)])
    await send(2, { ...ORDER, kunde: 'Nr. 2. Emil' })
    await send(3, { ...ORDER, kunde: 'Nr. 3.' })
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
    })
    const page = await browser.newPage({
      httpCredentials: { username: 'owner', password: TOKEN },
    })
    await page.goto(`${receiver.url}${PATH}`)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search in values' }).focus()
    await page.keyboard.type('EMIL')
    await page.keyboard.press('Enter')
    await page.waitForURL('**?search=EMIL')
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await page.getByRole('searchbox').inputValue()).toBe('EMIL')
    await expectAccessible(page)
    await page.getByText('Remove', { exact: true }).last().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Nr. 1. Émile').waitFor({ state: 'detached' })
    await page.waitForURL('**?search=EMIL')
    await page.getByText('Nr. 2. Emil').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.getByRole('link', { name: 'All enquiries', exact: true }).click()
    expect(await page.getByRole('article').count()).toBe(2)
    await browser.close()
  })
})

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Wide and narrow, in light and dark colours. */
async function expectAccessible(page: Page) {
  for (const width of [1280, 320]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, AXE)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    }
  }
}

describe('without the token', () => {
  it.each(['', '/enquiries.csv', '/files/x', '/remove'])('%j has no enquiries', async (path) => {
    await send(1)
    for (const password of ['', 'owner', `${TOKEN}0`, TOKEN.slice(1)]) {
      const response = await get(path, {}, password)
      expect([response.status, await response.text()]).toEqual([401, ''])
    }
    const { status, headers } = await fetch(receiver.url + PATH + path)
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
    ])
  })

  it('files outside their folder cannot be read', async () => {
    for (const path of [
      '/files/..%2Fenquiries.sqlite',
      '/files/',
      '/files/x/y',
      '/enquiries.sqlite',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('there is no list if the settings have none', async () => {
    await receiver.stop('SIGTERM')
    receiver = await startReceiver(outDir, data)
    expect((await get('')).status).toBe(404)
  })
})
