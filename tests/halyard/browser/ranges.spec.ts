/** Ranges of numbers look as if they had an en dash, and have a hyphen. */
import { expect, halyard, openAlive, test } from './site'

test('a range is drawn with a dash, on one line, and copied with its hyphen (R-003, R-005)', async ({
  page,
  context,
  browserName,
}) => {
  await openAlive(page, halyard('/solutions/treasury/corporate'))
  const range = page.locator('main [data-drawn]').first()
  await expect(range).toHaveText('15-25%')
  const drawn = await range.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(drawn).toContain('15–25%')
  await expect(range).toHaveCSS('white-space', 'nowrap')
  const selected = await range.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString()
  })
  expect(selected).toBe('15-25%')
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Control+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('15-25%')
})
