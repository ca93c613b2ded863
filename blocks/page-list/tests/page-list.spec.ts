import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

const ROWS = examples.bind(null, '/page-list/example-1')
const FILTERED = examples.bind(null, '/page-list/example-4')
const PARTED = examples.bind(null, '/page-list/example-6')

test('a filter is worked by keys, says what is left, and leaves the address alone', async ({
  page,
}) => {
  await openAlive(page, FILTERED())
  const url = page.url()
  const entries = page.locator('[data-block="page-list"] li:has(h3)')
  const all = await entries.count()
  expect(all).toBeGreaterThan(3)
  const filter = page.getByRole('group', { name: 'Filter by tag' })
  const [every, weather] = ['All', 'Weather'].map((name) => filter.getByRole('button', { name }))
  if (!every || !weather) throw new Error('The filter has no buttons.')
  await expect(every).toHaveAttribute('aria-pressed', 'true')
  await weather.focus()
  await page.keyboard.press('Enter')
  await expect(weather).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`2 of ${all}`)).toBeVisible()
  await expect(entries.filter({ visible: true })).toHaveCount(2)
  await expect(weather).toBeFocused()
  await every.focus()
  await page.keyboard.press('Space')
  await expect(entries.filter({ visible: true })).toHaveCount(all)
  expect(page.url()).toBe(url)
})

test('the whole list is there without scripts, and no filter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(FILTERED())
  await expect(page.getByRole('link', { name: 'First frost' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New beds by the wall' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Filter by tag' })).toBeHidden()
  await context.close()
})

test('an entry shows its date as the language of the site writes it', async ({ page }) => {
  await page.goto(ROWS())
  const date = page.locator('time[datetime="2026-10-28"]')
  await expect(date).toHaveText('October 28, 2026')
})

test('the parts of a list are links, with the present one marked', async ({ page }) => {
  await page.goto(PARTED())
  const nav = page.getByRole('navigation', { name: 'Pages' })
  await expect(nav.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  const next = nav.getByRole('link', { name: 'Next' })
  await expect(next).toHaveAttribute('rel', 'next')
  await expect(next).toHaveAttribute('href', '/page-list/example-6/page/2')
})
