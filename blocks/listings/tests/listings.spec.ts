import { bakery, examples, expect, openAlive, test } from '../../../tests/browser/support/site'

test('a department without entries says so (R-204)', async ({ page }) => {
  await openAlive(page, examples('/listings/example-1'))
  await page.getByRole('tab', { name: 'Gilding' }).click()
  await expect(page.getByText('No course in this craft this autumn.')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page.getByText('No course in this craft this autumn.')).toHaveCount(0)
})

test('a tab shows the entries of its department, by pointer and by key (R-201, R-208)', async ({
  page,
}) => {
  await openAlive(page, bakery('/about'))
  const list = page.locator('#jobs')
  const entries = list.locator('li:visible')
  const tab = (name: string) => list.getByRole('tab', { name, exact: true })
  await expect(entries).toHaveCount(2)
  await tab('Shop').click()
  await expect(entries.getByRole('heading')).toHaveText(['Saturday help'])
  await expect(list.getByRole('tabpanel')).toHaveAccessibleName('Shop')
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Bakehouse')).toBeFocused()
  await expect(entries.getByRole('heading')).toHaveText(['Night baker'])
  await page.keyboard.press('Home')
  await expect(entries).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all entries are listed, without tabs (R-318)', async ({ page }) => {
    await page.goto(bakery('/about'))
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.locator('#jobs li:visible')).toHaveCount(2)
  })
})
