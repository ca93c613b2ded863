import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

const BAKERY = '/opening-hours/example-1'
const today = '[data-block=opening-hours] [aria-current=date]'

test('marks the day of the week in the time zone of the site, without a shift', async ({
  page,
}) => {
  // A Tuesday in UTC, which is the site's time zone.
  await page.clock.setFixedTime('2026-12-22T10:00Z')
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAlive(page, examples(BAKERY))
  await expect(page.locator(today)).toContainText('Tuesday')
  await expect(page.locator(today)).toHaveCount(1)
  await page.clock.setFixedTime('2026-12-23T00:05Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator(today)).toContainText('Wednesday')
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
})

test('marks a holiday in place of its weekday, and hides past ones', async ({ page }) => {
  await page.clock.setFixedTime('2099-12-26T10:00Z')
  await openAlive(page, examples(BAKERY))
  await expect(page.locator(today)).toHaveCount(1)
  await expect(page.locator(today)).toContainText('Christmas')
  await expect(page.locator(today)).toContainText('Closed')
  await expect(page.getByText('Christmas Eve')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all hours, also in print', async ({ page }) => {
    await page.goto(examples(BAKERY))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-block=opening-hours] tr')).toHaveCount(10)
    await expect(page.getByRole('row', { name: /^Thursday/ })).toContainText('2:00')
    await expect(page.locator(today)).toHaveCount(0)
  })
})
