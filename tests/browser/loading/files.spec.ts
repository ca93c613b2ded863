/** Links to files leave the app, because a file is not a page. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildSite } from '../../../engine/node/build/build-site'
import type { PreviewServer } from '../../../engine/node/servers/preview/preview'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { expect, test } from '../support/site'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

// Each worker has its own copy, because a folder can have only one build at a time.
const SITE = `.test/files-site-${process.env.TEST_PARALLEL_INDEX}`
let preview: PreviewServer

test.beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true })
  cpSync('tests/sites/tiny', SITE, { recursive: true })
  mkdirSync(`${SITE}/public`)
  writeFileSync(`${SITE}/public/hours.txt`, 'Six to six.')
  // The browser requests this icon for a text file, which cannot declare one.
  cpSync(`${SITE}/assets/wren.svg`, `${SITE}/public/favicon.ico`)
  writeFileSync(`${SITE}/assets/rates.txt`, 'Rye: 5.')
  const file = `${SITE}/redirects.json`
  const { rules } = JSON.parse(readFileSync(file, 'utf8'))
  const rule = { from: '/rates', to: '/assets/rates.txt', alias: true }
  writeFileSync(file, JSON.stringify({ rules: [...rules, rule] }))
  const links = ['/assets/rates.txt', '/hours.txt', '/rates'].map((href) => `[${href}](${href})`)
  const page = {
    title: 'Files',
    description: 'Links to files.',
    blocks: [{ type: 'hero', title: 'Files', text: `${links.join(', ')}.` }],
  }
  writeFileSync(`${SITE}/pages/files.json`, JSON.stringify(page))
  const outDir = `${SITE}-output`
  expect((await buildSite({ siteDir: SITE, outDir })).problems).toEqual([])
  preview = await startPreview({ outDir, port: 0 })
})

test.afterAll(() => preview?.close())

for (const [label, address, text] of [
  ['/assets/rates.txt', /\/assets\/[0-9a-f]{8}\/rates\.txt$/, 'Rye: 5.'],
  ['/hours.txt', /\/hours\.txt$/, 'Six to six.'],
  ['/rates', /\/assets\/[0-9a-f]{8}\/rates\.txt$/, 'Rye: 5.'],
] as const) {
  test(`a link to ${label} shows the file, and Back the page`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${preview.url}/files`)
    await page.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('body')).toHaveText(text)
    expect(asked.filter((path) => path.startsWith('/_data/') && path.includes('.txt'))).toEqual([])
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Files')
    await expect(page).toHaveURL(/\/files$/)
  })
}
