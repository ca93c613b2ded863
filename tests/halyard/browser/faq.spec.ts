import { expect, halyard, openAlive, test } from './site'

test('the questions are eight, of all seven categories (R-124)', async ({ page }) => {
  await openAlive(page, halyard('/contact'))
  const faq = page.locator('[data-block="faq"]')
  await faq.scrollIntoViewIfNeeded()
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(8)
  for (const category of [
    'Platform',
    'Implementation',
    'Deployment',
    'Compliance',
    'Integration',
    'Support',
    'Training',
  ])
    await expect(faq.getByText(category, { exact: true }).first()).toBeVisible()
})
