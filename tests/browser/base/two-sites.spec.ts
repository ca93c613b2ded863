/**
 * Two sites under different subpaths of one host, on a real server, with the files that their
 * builds write.
 */
import type { Page } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import type { WebServer } from '../../support/servers/start-web-server'
import { startWebServer } from '../../support/servers/start-web-server'
import { whyWithout } from '../../support/servers/web-servers'
import { writeSiteVariant } from '../../support/sites/site-variant'
import {
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitAlive,
} from '../support/site'
import { scrollThrough } from '../support/tour'

const BASES = ['/one', '/two/deep'] as const
const FOLDER = '.test/two-sites'
const outDirOf = (base: string) => `${FOLDER}${base}-output`

declare global {
  interface Window {
    violations: string[]
  }
}

const reason = whyWithout('nginx')
if (reason) console.log(reason)
test.skip(reason !== undefined, reason)
test.describe.configure({ mode: 'default' })
// Browsers log an error for every response with status 404, and the test throws one error on
// purpose.
test.use({ ignoreHTTPSErrors: true, allowErrors: /404|on purpose/ })

let server: WebServer
test.beforeAll(async () => {
  for (const base of BASES) {
    const siteDir = FOLDER + base
    writeSiteVariant('examples/bakery', siteDir, (settings) => {
      settings.url = `https://www.shared.example${base}`
      settings.brand = `Bakery ${base}`
      settings.monitoring = {
        errors: { url: '/report/errors' },
        performance: { url: '/report/figures' },
      }
    })
    const { pages } = await buildSite({ siteDir, outDir: outDirOf(base) })
    expect(pages).toBeGreaterThan(0)
  }
  server = await startWebServer('nginx', ...BASES.map(outDirOf))
})
test.afterAll(() => server?.close())

/** Collects the paths of requests, and makes the page collect violations of its policy. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:') asked.push(pathname)
  })
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return asked
}

/** Waits until the app shows the page with this title, without loading a new document. */
async function expectShown(page: Page, path: string, title: RegExp): Promise<void> {
  await expect(page).toHaveURL(server.url + path)
  await expect(page).toHaveTitle(title)
  expect(await isSameDocument(page)).toBe(true)
}

for (const base of BASES) {
  test.describe(`the site below ${base}`, () => {
    test('leads from page to page and back within itself alone', async ({ page }) => {
      const asked = await watch(page)
      await openAlive(page, `${server.url}${base}/`)
      await rememberDocument(page)
      const footer = page.locator('[data-block=footer]')
      await footer.locator(`a[href="${base}/about"]`).first().click()
      await expectShown(page, `${base}/about`, /^About/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://www.shared.example${base}/about`,
      )
      await page.locator(`[data-block=header] a[href="${base}/"]`).first().click()
      await expectShown(page, `${base}/`, new RegExp(base))
      await page.goBack()
      await expectShown(page, `${base}/about`, /^About/)
      await page.goBack()
      await expectShown(page, `${base}/`, new RegExp(base))
      await scrollThrough(page)
      expect(asked.filter((path) => !path.startsWith(`${base}/`))).toEqual([])
      expect(asked.some((path) => path.startsWith(`${base}/_data/`))).toBe(true)
      expect(await page.evaluate(() => window.violations)).toEqual([])
    })

    test('begins with and without a slash', async ({ page }) => {
      await openAlive(page, server.url + base)
      await expect(page).toHaveURL(`${server.url}${base}/`)
      await expect(page).toHaveTitle(new RegExp(base))
    })

    test('finds its own pages', async ({ page }) => {
      const asked = await watch(page)
      await openAlive(page, `${server.url}${base}/search?q=rye`)
      await rememberDocument(page)
      const results = page.locator('main [data-block="search-results"]')
      await expect(results.getByRole('status')).toHaveText(/^\d+ results found for "rye"$/)
      const box = results.getByRole('searchbox')
      await box.fill('sourdoug')
      await box.press('Enter')
      await expect(page).toHaveURL(`${server.url}${base}/search?q=sourdoug`)
      await results.getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(`${server.url}${base}/breads/sourdough`)
      expect(await isSameDocument(page)).toBe(true)
      expect(asked).toContain(`${base}/_data/search-index.json`)
      expect(asked.filter((path) => !path.startsWith(`${base}/`))).toEqual([])
      expect(await page.evaluate(() => window.violations)).toEqual([])
    })

    test('shows its 404 page at any depth, and goes on from there', async ({ page }) => {
      const asked = await watch(page)
      for (const path of ['/nothing', '/breads/sourdugh', '/a/b/c/d']) {
        const answer = await page.goto(`${server.url}${base}${path}`)
        expect(answer?.status()).toBe(404)
        await waitAlive(page)
        await expect(page).toHaveURL(`${server.url}${base}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/eaten/i)
      }
      await page.goto(`${server.url}${base}/breads/sourdugh`)
      await waitAlive(page)
      await rememberDocument(page)
      const near = page.locator('[data-block="near-pages"] a').first()
      await expect(near).toHaveAttribute('href', `${base}/breads/sourdough`)
      await near.click()
      await expectShown(page, `${base}/breads/sourdough`, /sourdough/i)
      expect(asked.filter((path) => !path.startsWith(`${base}/`))).toEqual([])
    })

    test('redirects old addresses, asked for by the server or by the app', async ({ page }) => {
      await page.goto(`${server.url}${base}/contact?a=1`)
      await expect(page).toHaveURL(`${server.url}${base}/visit?a=1#find-us`)
      await waitAlive(page)
      await rememberDocument(page)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Old' })
        document.body.append(link)
        link.click()
      }, `${base}/faq`)
      await expectShown(page, `${base}/questions`, /./)
    })

    test('leaves what is beside it to the browser', async ({ page }) => {
      const other = BASES.find((one) => one !== base) ?? ''
      await openAlive(page, `${server.url}${base}/`)
      await rememberDocument(page)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Other' })
        document.body.append(link)
        link.click()
      }, `${other}/about`)
      await expect(page).toHaveURL(`${server.url}${other}/about`)
      await expect(page).toHaveTitle(new RegExp(other))
      await waitAlive(page)
      expect(await isSameDocument(page)).toBe(false)
    })
  })
}

test('neither of the sites knows what the other keeps in the browser', async ({ page }) => {
  const asked = await watch(page)
  const tokens: string[] = []
  for (const base of BASES) {
    await page.goto(`${server.url}${base}/order`)
    await scrollThrough(page)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose')
      })
    })
    await expect.poll(() => asked).toContain(`${base}/report/errors`)
    const token = `quire-form-token${base}`
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), token))
      .toMatch(/^[0-9a-f]{64}$/)
    tokens.push((await page.evaluate((key) => sessionStorage.getItem(key), token)) ?? '')
  }
  expect(new Set(tokens).size).toBe(2)
  const kept = await page.evaluate(async () => ({
    names: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    databases: (await indexedDB.databases()).length,
  }))
  expect(kept.databases).toBe(0)
  expect(kept.names.filter((name) => !BASES.some((base) => name.endsWith(base)))).toEqual([])
  for (const base of BASES) {
    expect(kept.names).toContain(`quire-errors${base}`)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links and the search form stay within the site', async ({ page }) => {
    const [base] = BASES
    await page.goto(`${server.url}${base}/nothing/at/all`)
    await page.getByRole('main').locator(`a[href="${base}/"]`).first().click()
    await expect(page).toHaveURL(`${server.url}${base}/`)
    const forms = page.locator('form[role=search]')
    for (const form of await forms.all()) {
      await expect(form).toHaveAttribute('action', `${base}/search`)
    }
    expect(await forms.count()).toBeGreaterThan(0)
  })
})
