import type { Page } from 'playwright/test'
import { expectAccessible } from '../../browser/support/accessible'
import { expect, halyard, openAlive, test } from './site'

const results = (page: Page) => page.locator('main [data-block="search-results"]')
const field = (page: Page) => results(page).getByRole('searchbox')

test.describe('the search results', () => {
  test('ask for a term when there is none (R-223, R-224)', async ({ page }) => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      await openAlive(page, halyard(path))
      await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible()
      await expect(results(page)).toContainText(
        'Enter a search term above to find information about our solutions, services, and company.',
      )
      await expect(field(page)).toBeVisible()
    }
  })

  test('find the 10 solutions, and the careers page at its own address (R-234, R-300)', async ({
    page,
  }) => {
    await openAlive(page, halyard('/search?q=solution'))
    await expect(results(page).getByRole('status')).toHaveText('10 results found for "solution"')
    await openAlive(page, halyard('/search?q=careers'))
    await expect(
      results(page)
        .getByRole('link', { name: /^Learn more/ })
        .first(),
    ).toHaveAttribute('href', '/career')
  })

  test('offer other ways when nothing was found (R-228)', async ({ page, request }) => {
    await openAlive(page, halyard('/search?q=zzzz'))
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
    await expect(results(page)).toContainText(
      'We couldn\'t find any results for "zzzz". Try searching with different keywords or browse our solutions directly.',
    )
    for (const name of [
      'Treasury Management',
      'Loans Management',
      'Custody & Securities',
      'Investment Management',
    ]) {
      const href = await results(page).getByRole('link', { name }).getAttribute('href')
      expect((await request.get(halyard(href ?? ''))).status()).toBe(200)
    }
  })
})

test.describe('the suggestions', () => {
  for (const [width, path] of [
    [1280, '/about'],
    [320, '/search'],
  ] as const) {
    test(`open a page of the index, at ${width}px, and pass axe (R-311)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, halyard(path))
      const box = page.getByRole('searchbox').filter({ visible: true }).first()
      await box.pressSequentially('lcr')
      const option = page.getByRole('option', { name: 'Conventional Banking Treasury' })
      await expect(option).toBeVisible()
      await box.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page)
      await box.press('Enter')
      await expect(page).toHaveURL(halyard('/solutions/treasury/banking/conventional'))
    })
  }
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowErrors: /404/ })

  test('is answered with the pages near it (D50)', async ({ page }) => {
    await openAlive(page, halyard('/solutions/tresury'))
    const near = page.locator('[data-block="near-pages"]')
    await expect(near.getByRole('heading', { level: 2 })).toBeVisible()
    await near.getByRole('link', { name: 'Treasury Management', exact: true }).click()
    await expect(page).toHaveURL(halyard('/solutions/treasury'))
  })
})
