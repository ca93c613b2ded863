/** Forms that are sent to form services, as their documentation describes them. */
import type { Browser, Page } from 'playwright/test'
import {
  test as base,
  expect,
  openAlive,
  waitBlockAlive,
} from '../../../tests/browser/support/site'
import type { ServiceSite } from '../../../tests/support/services/service-site'
import {
  ANSWER_URL,
  SERVICE_CASES,
  SITE,
  startServiceSite,
} from '../../../tests/support/services/service-site'

const VALUES: [string, string][] = [
  ['kunde', "Jo O'Neill"],
  ['menge', '2'],
  ['sorte', 'rye'],
  ['post', ''],
  ['nochmal', ''],
]

/** The services that answer invalid values with messages for fields. */
const MESSAGES = ['formspree', 'pocketbase']

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
async function serveServices({}: object, use: (site: ServiceSite) => Promise<void>) {
  const services = await startServiceSite()
  await use(services)
  await services.close()
}

const test = base.extend<object, { services: ServiceSite }>({
  services: [serveServices, { scope: 'worker' }],
  // The proxy connects to the site and the services, at their own URLs.
  page: async ({ browser, services, javaScriptEnabled }, use) => {
    const context = await openContext(browser, services, javaScriptEnabled)
    services.received.length = 0
    await use(await context.newPage())
    await context.close()
  },
})

function openContext(browser: Browser, { proxy }: ServiceSite, javaScriptEnabled: boolean) {
  return browser.newContext({
    proxy: { server: proxy },
    ignoreHTTPSErrors: true,
    javaScriptEnabled,
    serviceWorkers: 'block',
  })
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Ihr Name').fill("Jo O'Neill")
  await page.getByLabel('Laibe').fill('2')
  await page.getByLabel('Sorte').selectOption('rye')
}

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Bestellen', exact: true })

for (const [name, { url, extra, nativeExtra }] of Object.entries(SERVICE_CASES)) {
  const address = `${SITE}/order-${name}`

  test.describe(name, () => {
    test('gets what the script sends', async ({ page, services }) => {
      await openAlive(page, address)
      await waitBlockAlive(buttonOf(page))
      await fill(page)
      await buttonOf(page).click()
      await expect(page.getByText('So geht es weiter')).toBeVisible()
      expect(services.received).toEqual([
        { url, accept: 'application/json', fields: [...VALUES, ...extra] },
      ])
    })

    if (MESSAGES.includes(name)) {
      test.describe('with an invalid value', () => {
        // The browser logs the status.
        test.use({ allowErrors: /status of 4\d\d/ })

        test('shows its message at the field', async ({ page }) => {
          await openAlive(page, address)
          await waitBlockAlive(buttonOf(page))
          await fill(page)
          const customer = page.getByLabel('Ihr Name')
          await customer.fill('Fremde')
          await buttonOf(page).click()
          await expect(customer).toHaveAccessibleDescription(/This customer is unknown\./)
          await expect(customer).toBeFocused()
        })
      })
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      if (nativeExtra) {
        test('gets what the browser sends, and the page after sending', async ({
          page,
          services,
        }) => {
          await page.goto(address)
          await fill(page)
          await buttonOf(page).click()
          await page.waitForURL(ANSWER_URL)
          expect(services.received.map(({ url, fields }) => ({ url, fields }))).toEqual([
            { url, fields: [...VALUES, ...nativeExtra] },
          ])
        })
      } else {
        test('gets nothing, and visitors see how to reach the owner', async ({
          page,
          services,
        }) => {
          await page.goto(address)
          await fill(page)
          await buttonOf(page).click()
          const text = page.getByText('Fragen beantworten wir unter').filter({ visible: true })
          await expect(text.first()).toBeVisible()
          expect(services.received).toEqual([])
        })
      }
    })
  })
}
