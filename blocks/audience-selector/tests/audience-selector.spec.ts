import { hold } from '../../../tests/browser/support/hold'
import { bakery, expect, test, waitBlockAlive } from '../../../tests/browser/support/site'

// The page fetches no audience variants until the visitor makes a choice.
test.use({ startsCold: true })

test('a choice whose texts are on its way is marked at once, and waiting is shown and said', async ({
  page,
}) => {
  const release = await hold(page, bakery('/_data/index.json'))
  await page.goto(bakery())
  const choice = page.getByRole('button', { name: 'My café or restaurant' })
  const spinner = page.getByRole('status', { name: 'Loading' })
  const title = page.locator('#hero h1')
  const usual = (await title.textContent()) ?? ''
  await waitBlockAlive(choice)
  // A visitor who makes no choice does not wait for variants to load.
  await choice.hover()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(spinner).toBeVisible()
  await expect(title).toHaveText(usual)
  release()
  await expect(title).not.toHaveText(usual)
  await expect(spinner).toHaveCount(0)
})
