import { readFileSync } from 'node:fs'
import { examples, expect, test } from '../../../tests/browser/support/site'

test('a file is saved under its own name, and says its kind and size', async ({ page }) => {
  await page.goto(examples('/downloads/example-1'))
  const link = page.getByRole('link', { name: 'Price list CSV 1 kB' })
  const saved = page.waitForEvent('download')
  await link.click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Price list 2026.csv')
  expect(readFileSync(await download.path(), 'utf8')).toContain('Name,Price')
  expect(new URL(download.url()).pathname).toMatch(
    /^\/assets\/[0-9a-f]{8}\/Price%20list%202026.csv$/,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is saved as well', async ({ page }) => {
    await page.goto(examples('/downloads/example-3'))
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Plan of the building' }).click()
    expect((await saved).suggestedFilename()).toBe('plan.pdf')
  })
})
