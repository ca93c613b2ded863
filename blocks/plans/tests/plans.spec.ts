import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

test('a switch shows the prices of one period, and the page keeps the choice', async ({ page }) => {
  await openAlive(page, examples('/plans/example-1'))
  const friend = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Friend', { exact: true }) })
  await expect(friend.getByText('€6.50')).toBeVisible()
  await expect(friend.getByText('€65', { exact: true })).toBeHidden()
  const yearly = page.getByRole('button', { name: 'Yearly' })
  await expect(yearly).toHaveAccessibleDescription('Two months free')
  await yearly.click()
  await expect(yearly).toHaveAttribute('aria-pressed', 'true')
  await expect(friend.getByText('€65', { exact: true })).toBeVisible()
  await expect(friend.getByText('€6.50')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all prices are shown, and no switch that does nothing', async ({ page }) => {
    await page.goto(examples('/plans/example-1'))
    await expect(page.getByText('€6.50')).toBeVisible()
    await expect(page.getByText('€65', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yearly' })).toBeHidden()
  })
})
