/** The development server for a site published under a subpath of its host. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { writeSiteVariant } from '../../support/sites/site-variant'
import { expect, isSameDocument, rememberDocument, test, waitAlive } from '../support/site'

const SITE = '.test/dev-below-path'
// The project also has a folder with this name.
const BASE = '/docs'

test.describe.configure({ mode: 'default' })
// React logs a suggestion to install its developer tools.
test.use({ allowErrors: /React DevTools|404/ })

let dev: DevServer
test.beforeAll(async () => {
  writeSiteVariant('tests/sites/tiny', SITE, (settings) => {
    settings.url = `https://wren.example${BASE}`
  })
  dev = await startDev({ siteDir: SITE, port: 0 })
})
test.afterAll(() => dev.close())

test('the root of the server leads to the site', async ({ page, request }) => {
  expect(dev.home).toBe(`${dev.url}${BASE}/`)
  for (const path of ['/', BASE]) {
    const answer = await request.get(dev.url + path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, `${BASE}/`])
  }
  await page.goto(dev.url)
  await expect(page).toHaveURL(dev.home)
  await waitAlive(page)
})

test('pages, their data, pictures and redirects are below the path alone', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(dev.url + path)).status()
  for (const path of ['/bread', '/_data/bread.json', '/loaves', '/assets/wren.svg']) {
    expect([path, await statusOf(BASE + path)]).toEqual([path, 200])
  }
  // The files in the project's root folder are not part of the site.
  for (const path of [`${BASE}/nothing`, `${BASE}/reference.md`, '/bread', '/_data/bread.json']) {
    expect([path, await statusOf(path)]).toEqual([path, 404])
  }
  // The development requests of the site's pages use the server's root.
  expect(await statusOf(`/_badges?route=${BASE}/bread`)).toBe(200)
  const moved = await request.get(`${dev.url}${BASE}/loaves?a=1`, { maxRedirects: 0 })
  expect(moved.headers().location).toBe(`${BASE}/bread?a=1`)
})

test('the app goes from page to page, and a saved page shows at once', async ({ page }) => {
  await page.goto(dev.home)
  await waitAlive(page)
  await rememberDocument(page)
  await page.locator(`[data-block=header] a[href="${BASE}/bread"]`).first().click()
  await expect(page).toHaveURL(`${dev.home}bread`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
  const file = join(SITE, 'pages/bread.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/("type": "hero",\s*"title": )"Bread"/, '$1"Loaves"'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loaves')
  expect(await isSameDocument(page)).toBe(true)
  writeFileSync(file, text)
})
