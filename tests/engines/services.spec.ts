import type { ServiceSite } from '../support/services/service-site'
import { ANSWER_URL, SERVICE_CASES, SITE, startServiceSite } from '../support/services/service-site'
import { createTab } from './tab'
import { test as base, expect, type Worker } from './test'

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
async function serveServices({}: object, use: (site: ServiceSite) => Promise<void>) {
  const services = await startServiceSite()
  await use(services)
  await services.close()
}

const test = base.extend<object, { services: ServiceSite } & Pick<Worker, 'httpsProxy'>>({
  services: [serveServices, { scope: 'worker' }],
  httpsProxy: [async ({ services }, use) => use(services.proxy), { scope: 'worker' }],
})

test.skip(({ engine }) => engine === 'firefox', 'Its session has no proxy.')

for (const [name, { url, nativeExtra }] of Object.entries(SERVICE_CASES)) {
  test(`the policy lets ${name} receive a form and answer it`, async ({ launched, services }) => {
    const tab = createTab(launched, SITE)
    const fill = async () => {
      await tab.type('[name=kunde]', 'Jo')
      await tab.type('[name=menge]', '2')
      await tab.evaluate(() => {
        const field = document.querySelector<HTMLSelectElement>('[name=sorte]')
        if (field) field.value = 'rye'
      })
    }
    services.received.length = 0
    await tab.open(`/order-${name}`)
    await fill()
    await tab.click('form[aria-label=Bestellung] [type=submit]')
    await expect.poll(() => services.received.map((form) => form.url)).toEqual([url])
    await tab.expect(() => document.body.innerText.includes('So geht es weiter'), true)
    if (!nativeExtra) return
    await launched.open(`${SITE}/order-${name}?plain`)
    await fill()
    await tab.click('form[aria-label=Bestellung] [type=submit]')
    await expect
      .poll(() => tab.evaluate(() => location.href).catch(() => undefined))
      .toBe(ANSWER_URL)
    expect(services.received.map((form) => form.url)).toEqual([url, url])
  })
}
