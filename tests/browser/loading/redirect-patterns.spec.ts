/** Redirects by pattern, in the app and on hosts without redirects. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildSite } from '../../../engine/node/build/build-site'
import type { PlainHost } from '../../support/servers/plain-host'
import { startPlainHost } from '../../support/servers/plain-host'
import {
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitQuiet,
} from '../support/site'

const SITE = '.test/redirect-patterns'
const OUTPUT = `${SITE}-output`

test.describe.configure({ mode: 'default' })
// Browsers log an error for every response with status 404.
test.use({ allowErrors: /404/, startsCold: true })

let host: PlainHost
test.beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true })
  cpSync('tests/sites/tiny', SITE, { recursive: true })
  const rules = [
    { from: '/backwaren/*', to: '/bread/*', alias: true },
    { from: '/backwaren/alt', to: '/visit' },
    { from: '/shop/:page', to: '/bread/:page?from=shop' },
  ]
  writeFileSync(`${SITE}/redirects.json`, JSON.stringify({ rules }))
  const visit = JSON.parse(readFileSync(`${SITE}/pages/visit.json`, 'utf8'))
  const text = 'Our [famous loaf](/backwaren/sourdough).'
  visit.blocks.push({ type: 'prose', title: 'Bread', sections: [{ content: [{ text }] }] })
  writeFileSync(`${SITE}/pages/visit.json`, JSON.stringify(visit))
  expect((await buildSite({ siteDir: SITE, outDir: OUTPUT })).pages).toBeGreaterThan(0)
  host = await startPlainHost(OUTPUT)
})
test.afterAll(() => host.close())

test('a link to an old path goes straight to the new one (R-046)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, `${host.url}/`)
  await openAlive(page, `${host.url}/visit`)
  await rememberDocument(page)
  await page.getByRole('link', { name: 'famous loaf' }).click()
  await expect(page).toHaveURL(`${host.url}/bread/sourdough`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sourdough')
  expect(await isSameDocument(page)).toBe(true)
  expect(asked.filter((path) => path.includes('backwaren'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(`${host.url}/visit`)
})

const ADDRESSES = [
  ['/backwaren/sourdough', '/bread/sourdough'],
  ['/backwaren/?x=1#loaves', '/bread?x=1#loaves'],
  ['/shop/sourdough/?x=1', '/bread/sourdough?from=shop&x=1'],
  ['/backwaren/alt', '/visit'],
] as const

for (const [address, target] of ADDRESSES) {
  test(`the 404 page of a plain host leads from ${address} to ${target} (R-332)`, async ({
    page,
  }) => {
    await page.goto(`${host.url}/order`)
    await page.goto(host.url + address)
    await expect(page).toHaveURL(host.url + target)
    await expect(page).not.toHaveTitle(/eaten/i)
    await waitQuiet(page)
    await page.goBack()
    await expect(page).toHaveURL(`${host.url}/order`)
  })
}

test('the 404 page stays where no pattern matches, and leads nowhere else', async ({ page }) => {
  for (const path of ['/shop', '/shop/%2Fevil.example', '/shop/a/b', '/Backwaren/x']) {
    await page.goto(host.url + path)
    await waitQuiet(page)
    await expect(page).toHaveURL(host.url + path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})
