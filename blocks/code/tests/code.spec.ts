import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

test('a button copies the code as it is written, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, examples('/code/example-2'))
  const text = (await page.locator('pre').textContent()) ?? ''
  expect(text).toContain("'https://catalogue.example/v2'\n\nexport")
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('the lines scroll by the keyboard at 320 px, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(examples('/code/example-2'))
  const region = page.getByRole('region', { name: 'find-title.ts' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the code has its colours, and no button that does nothing', async ({ page }) => {
    await page.goto(examples('/code/example-1'))
    const colors = await page
      .locator('pre span')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).color))
    expect(new Set(colors).size).toBeGreaterThan(3)
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })
})
