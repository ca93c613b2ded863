import type { DevServer } from '../../../engine/node/dev/start-dev'
import { startDev } from '../../../engine/node/dev/start-dev'
import { loadExamples } from '../../support/sites/examples-site'
import { expectAccessible, findOverflow } from '../support/accessible'
import { expect, test } from '../support/site'

test.describe('the catalogue in development (R-344)', () => {
  test.describe.configure({ mode: 'serial' })
  // Vite's client says hello, and React recommends its tools.
  test.use({
    allowErrors: /\[vite\]|React DevTools|404/,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  let dev: DevServer

  test.beforeAll(async () => {
    dev = await startDev({ siteDir: 'tests/sites/tiny', port: 0 })
  })

  test.afterAll(async () => {
    await dev.close()
  })

  test('shows examples alive, copies their JSON and leads to the pages that use them', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/_catalogue#faq`)
    const faq = page.getByRole('region', { name: 'faq', exact: true })
    for (const device of ['desktop', 'phone']) {
      const frame = faq.locator(`.${device} iframe`).first()
      await frame.scrollIntoViewIfNeeded()
      const question = frame.contentFrame().locator('button[aria-expanded]').first()
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
    }
    await faq.getByRole('button', { name: 'Copy JSON' }).first().click()
    await expect(page.getByRole('status').last()).toHaveText('Copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).toEqual(loadExamples().get('faq')?.[0]?.block)
    await faq.getByRole('link', { name: 'Wren Street Bakery' }).click()
    await expect(page).toHaveURL(`${dev.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
  })

  test('has no axe violation and does not overflow, wide and narrow', async ({ page }) => {
    // The examples are looked at by themselves.
    await page.route('**/-examples/**', (route) => route.fulfill({ body: '<title>x</title>' }))
    await page.goto(`${dev.url}/_catalogue`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(loadExamples().size)
    await expectAccessible(page)
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page), `at ${width}px`).toEqual([])
    }
  })
})
