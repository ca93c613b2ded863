/**
 * Statements in the specification about the shipped site that can only be verified on its pages.
 */
import type { Page } from 'playwright/test'
import { stayOnSite } from '../../browser/support/tour'
import {
  expect,
  halyard,
  isSameDocument,
  openAlive,
  rememberDocument,
  siteRoutes,
  test,
  waitAlive,
  waitQuiet,
} from './site'

const closing = (page: Page) => page.locator('main [data-block=cta]')

test.describe('every page', () => {
  // Reads the page as served: the crawl visits every page with scripts, which change nothing in it.
  test.use({ javaScriptEnabled: false })

  test('has its heading, a banner, a footer and its closing call (R-009, R-010, R-014, R-018, R-022)', async ({
    page,
  }) => {
    for (const route of siteRoutes) {
      await stayOnSite(page, halyard(route))
      await page.goto(halyard(route))
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveText(/\S/)
      await expect(page.getByText('Oops! Page not found'), route).toHaveCount(0)
      await expect(page.getByRole('banner'), route).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), route).toHaveCount(1)
      await expect(closing(page), route).toHaveCount(route === '/legal' ? 0 : 1)
      if (route === '/legal') continue
      const second = route === '/insights' ? 'Talk to Sales' : 'Contact Sales'
      // On the contact page, the links go to its sections, not to the top of the page.
      const contact = route === '/contact' ? '[href^="/contact#"]' : '[href="/contact"]'
      const actions = closing(page).locator(contact)
      await expect(actions, route).toHaveText(['Request a Demo', second])
    }
  })

  test('but that of insights has no "Talk to Sales" (R-017)', async ({ request }) => {
    const saying: string[] = []
    for (const route of siteRoutes) {
      const html = await (await request.get(halyard(route))).text()
      if (html.includes('Talk to Sales')) saying.push(route)
    }
    expect(saying).toEqual(['/insights'])
  })
})

test('the closing call is worded for the path (R-013)', async ({ page }) => {
  const headings = new Set<string>()
  for (const route of ['/about', '/solutions/loans', '/contact']) {
    await page.goto(halyard(route))
    headings.add(await closing(page).getByRole('heading').innerText())
  }
  expect(headings.size).toBe(3)
})

test('the closing call of the contact page offers phone and mail', async ({ page }) => {
  await page.goto(halyard('/contact'))
  await expect(closing(page).locator('[href^="tel:"]')).toHaveText(/^Call \+61/)
  await expect(closing(page).locator('[href^="mailto:"]')).toHaveText(/^Email \w+@/)
  await expect(closing(page).locator('[href="/contact"]')).toHaveCount(0)
})

test.describe('an unknown route', () => {
  test.use({ allowErrors: /404/ })

  test('proposes pages only where some are near', async ({ page }) => {
    const near = page.locator('main [data-block=near-pages]')
    await openAlive(page, halyard('/laons'))
    await expect(near.getByRole('link')).toHaveText(['Loans Management'])
    const index = page.waitForResponse(/search-index/)
    await openAlive(page, halyard('/xyzzy'))
    await index
    await waitQuiet(page)
    await expect(near.getByRole('link')).toHaveCount(0)
  })

  test('has banner, footer and the default closing call (R-011)', async ({ page }) => {
    await page.goto(halyard('/no-such-page'))
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(closing(page).getByRole('link', { name: 'Request a Demo' })).toBeVisible()
  })

  test('leads home without a document load (R-026)', async ({ page }) => {
    await openAlive(page, halyard('/no-such-page'))
    await rememberDocument(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(halyard('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('the claims', () => {
  for (const { route, claims, requirement } of [
    { route: '/support', claims: ['24/7', '2 hours', '99.5%', '50+'], requirement: 'R-004' },
    {
      route: '/solutions/treasury/corporate',
      claims: ['15-25%', '40%', '80%'],
      requirement: 'R-005',
    },
    {
      route: '/about/customer-success',
      claims: ['98%', '8 months', '6-12 months'],
      requirement: 'R-006',
    },
  ]) {
    test(`of ${route} are ${claims.join(', ')} (${requirement})`, async ({ page }) => {
      await page.goto(halyard(route))
      for (const claim of claims) await expect(page.locator('main')).toContainText(claim)
      if (route === '/support')
        await expect(page.locator('main')).not.toContainText('50+ team members')
    })
  }
})

test('the two hashes of the home page are two sections, each below the header (R-035, R-036)', async ({
  page,
}) => {
  for (const hash of ['#solutions', '#integrated-solutions']) {
    await page.goto('about:blank')
    await openAlive(page, halyard(`/${hash}`))
    await expect(page.locator(hash)).toHaveCount(1)
    await expect(page.locator(hash).getByRole('heading', { level: 2 })).toBeInViewport()
  }
})

test.describe('an old address', () => {
  for (const [from, to] of [
    ['/solutions/treasury/reserve', '/solutions/treasury-reserve'],
    ['/treasury-reserve', '/solutions/treasury-reserve'],
    ['/treasury', '/solutions/treasury'],
    ['/custody', '/solutions/custody'],
    ['/investment', '/solutions/investment'],
    ['/loans', '/solutions/loans'],
    ['/wholesale', '/solutions/wholesale'],
    ['/careers', '/career'],
    ['/resources', '/support'],
  ]) {
    test(`${from} ends at ${to} (R-042, R-050, R-051)`, async ({ page }) => {
      await page.goto(halyard(from))
      await waitAlive(page)
      await expect(page).toHaveURL(halyard(to))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/)
    })
  }
})

test('leaving the legal page inside the app leaves one robots tag that lets pages be indexed (R-219)', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]')
  await openAlive(page, halyard('/legal'))
  await expect(robots).toHaveAttribute('content', /noindex/)
  await rememberDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Halyard' }).first().click()
  await expect(page).toHaveURL(halyard('/'))
  await expect(robots).toHaveCount(1)
  await expect(robots).toHaveAttribute('content', 'index, follow')
  expect(await isSameDocument(page)).toBe(true)
})
