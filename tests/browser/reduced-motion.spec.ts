import { findMotion } from './support/motion'
import { bakery, expect, openAlive, test, waitBlockAlive } from './support/site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the mobile menu opens and leads on without moving (R-308)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page, bakery('/about'))
  const motion = await findMotion(page, async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close menu' })).toBeVisible()
  })
  expect(motion).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Visit' }).last().click()
  await expect(page).toHaveURL(bakery('/visit'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question opens and closes without moving (R-308)', async ({ page }) => {
  await openAlive(page, bakery('/questions'))
  const faq = page.locator('[data-block=faq]')
  await waitBlockAlive(faq)
  const question = faq.getByRole('heading', { level: 3 }).first().getByRole('button')
  const motion = await findMotion(page, async () => {
    await question.click()
    await expect(faq.getByRole('region').first()).toBeVisible()
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'false')
  })
  expect(motion).toEqual([])
})
