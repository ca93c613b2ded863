import { expectAccessible, expectAccessibleWideAndNarrow } from '../../browser/support/accessible'
import { expect, halyard, openAlive, test } from './site'

test.describe('no axe violation is found (R-311)', () => {
  for (const width of [1280, 320]) {
    test(`with what is wrong with the enquiry, and a notice, at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, halyard('/contact'))
      const form = page.getByRole('form', { name: 'Enquiry' })
      await form.scrollIntoViewIfNeeded()
      await form.locator('button[type=submit]').click()
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(9)
      await expectAccessible(page)
    })
  }

  test('with an institution type chosen, wide and narrow', async ({ page }) => {
    await openAlive(page, halyard())
    const choice = page.getByRole('button', { name: 'Insurance', exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#hero [data-lit]')).not.toHaveCount(0)
    await expectAccessibleWideAndNarrow(page)
  })

  for (const route of ['/legal', '/insights', '/solutions/treasury']) {
    test(`with each tab of ${route} shown, wide and narrow`, async ({ page }) => {
      await openAlive(page, halyard(route))
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expectAccessibleWideAndNarrow(page)
      }
    })
  }
})
