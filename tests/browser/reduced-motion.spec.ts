import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitBlockAlive } from './site'

/** Names what moves for longer than nobody can see, from what is asked of the page until it rests. */
async function findMotion(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) > 20) seen.push(`${animation.id || animation.constructor.name}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await act()
  // As long as what would move takes, at most.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  return page.evaluate(() => Reflect.get(window, 'seen'))
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the mobile menu opens and leads on without moving (R-308)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page, halyard('/about'))
  const motion = await findMotion(page, async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close menu' })).toBeVisible()
  })
  expect(motion).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).last().click()
  await expect(page).toHaveURL(halyard('/contact'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question opens and closes without moving (R-308)', async ({ page }) => {
  await openAlive(page, halyard('/contact'))
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
