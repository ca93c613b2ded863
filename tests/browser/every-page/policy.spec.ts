/** The security policy, as enforced by browsers. */
import type { Page } from 'playwright/test'
import { pickSize } from '../../support/run-length'
import type { WebServer } from '../../support/servers/start-web-server'
import { startWebServer } from '../../support/servers/start-web-server'
import { whyWithout } from '../../support/servers/web-servers'
import { servedSites } from '../support/served-sites'
import { bakery, expect, openAlive, test } from '../support/site'
import { tour } from '../support/tour'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Collects policy violations and requests outside the site. */
async function watchPolicy(page: Page, origin: string): Promise<string[]> {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    // Navigation is allowed, because one page exists to redirect to another site.
    if (request.isNavigationRequest() || protocol === 'data:' || asked === origin) return
    elsewhere.push(request.url())
  })
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective}: ${blockedURI}`)
    })
  })
  return elsewhere
}

async function expectNoBreach(page: Page, url: string): Promise<void> {
  const elsewhere = await watchPolicy(page, new URL(url).origin)
  await tour(page, url)
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(elsewhere).toEqual([])
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
}

const reason = whyWithout('nginx')
if (reason) console.log(reason)

for (const { name, outDir, routes } of servedSites) {
  test.describe(`${name} on nginx with the files that the build writes (R-333)`, () => {
    test.skip(reason !== undefined, reason)
    test.use({ ignoreHTTPSErrors: true })
    let server: WebServer

    test.beforeAll(async () => {
      server = await startWebServer('nginx', outDir)
    })

    test.afterAll(() => server?.close())

    // The preview server sends the same policy, and the crawl visits every page there.
    const visited = pickSize({
      short: routes.filter((_, index) => index % 5 === 0),
      long: routes,
    })
    for (const route of visited) {
      test(`nothing breaks the policy on ${route}`, ({ page }) =>
        expectNoBreach(page, server.url + route))
    }

    test('the app goes from page to page', async ({ page }) => {
      const elsewhere = await watchPolicy(page, server.url)
      await openAlive(page, server.url)
      await page.locator('[data-block=footer] a[href="/about"]').first().click()
      await expect(page).toHaveURL(`${server.url}/about`)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await page.evaluate(() => window.violations)).toEqual([])
      expect(elsewhere).toEqual([])
    })
  })
}

test.describe('the policy in the head', () => {
  test('stands before everything that it is about (R-261, R-262)', async ({ page }) => {
    await page.goto(bakery('/'))
    const names = await page.evaluate(() =>
      [...document.head.children].slice(0, 3).map((element) => element.getAttribute('http-equiv')),
    )
    expect(names).toEqual([null, 'Content-Security-Policy', null])
    const first = await page.evaluate(() =>
      document.head.firstElementChild?.getAttribute('charset'),
    )
    expect(first).toBe('utf-8')
  })

  test('is obeyed without headers, too', async ({ page, browser }) => {
    const html = await (await page.request.get(bakery('/'))).text()
    const context = await browser.newContext()
    const plain = await context.newPage()
    await plain.route('**/*', (route) =>
      route.request().url() === 'http://localhost/'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.fulfill({ status: 204 }),
    )
    await watchPolicy(plain, 'http://localhost')
    await plain.goto('http://localhost/')
    await plain.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/x.js'
      document.head.append(script)
    })
    await expect
      .poll(() => plain.evaluate(() => window.violations))
      .toContain('script-src-elem: https://evil.example/x.js')
    await context.close()
  })
})

test.describe('an inline script that is not the engine’s', () => {
  test.use({ allowErrors: /Content Security Policy/ })

  test('does not run (R-331)', async ({ page }) => {
    await openAlive(page, bakery('/'))
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.ran = "yes"'
      document.head.append(script)
      return document.documentElement.dataset.ran
    })
    expect(ran).toBeUndefined()
  })

  test('nor does text as a script (R-331)', async ({ page }) => {
    await openAlive(page, bakery('/'))
    // The call is asynchronous, because code that a test evaluates is exempt from the policy.
    const reason = await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              done(new Function('return 1')())
            } catch (error) {
              done((error as Error).name)
            }
          })
        }),
    )
    expect(reason).toBe('EvalError')
  })
})
