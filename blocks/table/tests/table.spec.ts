import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

test('a heading sorts the rows by what is in its column, and says so', async ({ page }) => {
  await openAlive(page, examples('/table/example-2'))
  const table = page.getByRole('table')
  const firstCells = () => table.locator('tbody tr > :first-child').allInnerTexts()
  const written = await firstCells()
  await table.getByRole('button', { name: 'Boxes' }).click()
  await expect(table.getByRole('columnheader', { name: 'Boxes' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(await firstCells()).toEqual([
    'Letters of E. Thorvaldsen',
    'Harbour Street Society',
    'Zoological drawings',
    'Plans of the tramways',
    'Årsta parish',
  ])
  await table.getByRole('button', { name: 'Came on' }).click()
  await table.getByRole('button', { name: 'Came on' }).click()
  await expect(table.getByRole('columnheader', { name: 'Came on' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect((await firstCells())[0]).toBe('Zoological drawings')
  await expect(table.locator('[aria-sort]')).toHaveCount(1)
  expect(written[0]).toBe('Harbour Street Society')
})

test('a wide table scrolls by the keyboard, and its page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(examples('/table/example-4'))
  const region = page.getByRole('region', { name: 'Readers in each reading room' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the headings are plain', async ({ page }) => {
    await page.goto(examples('/table/example-2'))
    const heading = page.getByRole('columnheader', { name: 'Boxes' })
    await expect(heading).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(heading.locator('button')).toHaveCSS('display', 'contents')
  })
})
