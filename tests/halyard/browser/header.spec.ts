import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test, waitShown } from './site'

const banner = (page: Page) => page.getByRole('banner')
const solutions = (page: Page) => banner(page).getByRole('button', { name: 'Solutions' })

const SOLUTION_PAGES = [
  '/solutions/treasury',
  '/solutions/treasury/corporate',
  '/solutions/treasury/banking',
  '/solutions/treasury/banking/conventional',
  '/solutions/treasury/banking/islamic',
  '/solutions/treasury/banking/digital',
  '/solutions/treasury-reserve',
  '/solutions/loans',
  '/solutions/custody',
  '/solutions/investment',
  '/solutions/wholesale',
]

test.describe('the header', () => {
  test('shows the menus, the links and the search box (R-057, R-061)', async ({ page }) => {
    await openAlive(page, halyard())
    await expect(solutions(page)).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Company' })).toBeVisible()
    for (const [name, href] of [
      ['Support', '/support'],
      ['Careers', '/career'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      )
    }
    await expect(banner(page).getByPlaceholder('SEARCH')).toBeVisible()
  })

  test('asks for a demonstration from the width of a small laptop on, without a toast', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await openAlive(page, halyard())
    const demo = banner(page).getByRole('link', { name: 'Request a Demo' })
    const [left, right] = await Promise.all([
      banner(page).getByRole('navigation').boundingBox(),
      demo.boundingBox(),
    ])
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
    await demo.click()
    await expect(page).toHaveURL(halyard('/contact'))
    await expect(page.getByRole('status').filter({ hasText: 'demonstration' })).toHaveCount(0)
    await page.setViewportSize({ width: 375, height: 667 })
    await expect(demo).toBeHidden()
  })

  test('has the solutions under two headings, in the order in which they are read', async ({
    page,
  }) => {
    await openAlive(page, halyard('/solutions/loans'))
    await solutions(page).click()
    const lists = banner(page).getByRole('list', {
      name: /^(Treasury|Reserves, lending and assets)$/,
    })
    await expect(lists).toHaveCount(2)
    const hrefs = await lists
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(SOLUTION_PAGES)
    // Reads the position immediately, because the menu may still be moving.
    const tops = await lists.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops[1]).toBe(tops[0])
    await expect(solutions(page)).toHaveAttribute('aria-current', 'true')
    await expect(lists.locator('[aria-current=page]')).toHaveAttribute('href', '/solutions/loans')
  })

  test('names insights last in its menu, since it is in preparation', async ({ page }) => {
    await openAlive(page, halyard('/insights'))
    await banner(page).getByRole('button', { name: 'Company' }).click()
    const links = banner(page).locator('ul[data-columns] a:visible')
    await expect(links.last()).toHaveAttribute('href', '/insights')
    await expect(links.last()).toContainText('in preparation')
  })

  test('links to each of the eleven solution pages, and each is there (R-060)', async ({
    page,
    request,
  }) => {
    await openAlive(page, halyard())
    await solutions(page).click()
    const panel = banner(page).locator('a[href^="/solutions/"]:visible')
    const hrefs = await panel.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.sort()).toEqual([...SOLUTION_PAGES].sort())
    for (const path of SOLUTION_PAGES) expect((await request.get(halyard(path))).status()).toBe(200)
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  const opener = (page: Page) => banner(page).getByRole('button', { name: /menu/i })
  const menu = (page: Page) => page.getByRole('dialog')
  const group = (page: Page, name: string) => menu(page).getByRole('button', { name })

  async function open(page: Page): Promise<void> {
    await openAlive(page, halyard())
    await opener(page).click()
    await expect(menu(page).getByRole('button', { name: 'Solutions' })).toBeVisible()
    // Waits until the menu has finished sliding in, because positions are final only then.
    await page.waitForTimeout(400)
  }

  test('has groups, a search box, badges and a call to action (R-068, R-080)', async ({ page }) => {
    await open(page)
    await expect(group(page, 'Solutions')).toBeVisible()
    await expect(group(page, 'About Us')).toBeVisible()
    await expect(menu(page).getByRole('searchbox')).toBeVisible()
    await expect(menu(page).getByText('ISO 27001')).toBeVisible()
    await expect(menu(page).getByText('ISO 9001')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Request a Demo' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toHaveAttribute(
      'href',
      '/career',
    )
  })

  test('limits its groups to 400px and 300px (R-077)', async ({ page }) => {
    await open(page)
    for (const [name, height] of [
      ['Solutions', '400px'],
      ['About Us', '300px'],
    ] as const) {
      await group(page, name).click()
      const id = await group(page, name).getAttribute('aria-controls')
      await expect(page.locator(`[id="${id}"]`)).toHaveCSS('max-height', height)
    }
  })

  test('lets every solution be reached and followed (R-078)', async ({ page }) => {
    await openAlive(page, halyard())
    for (const path of SOLUTION_PAGES) {
      await opener(page).click()
      await group(page, 'Solutions').click()
      await menu(page).locator(`a[href="${path}"]`).click()
      await waitShown(page, path)
      await expect(menu(page)).toHaveCount(0)
    }
  })
})

test.describe('the footer', () => {
  test('names the company, its profiles and three columns (R-082, R-083, R-084, R-087)', async ({
    page,
  }) => {
    await openAlive(page, halyard('/about'))
    const footer = page.getByRole('contentinfo')
    for (const name of ['Solutions', 'Company', 'Support']) {
      await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(footer.locator('a[href^="https://"]').first()).toBeAttached()
    await expect(footer.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/career')
    const portal = footer.getByRole('link', { name: /Learning Portal/ })
    await expect(portal).toHaveAttribute('target', '_blank')
    await expect(portal).toHaveAttribute('rel', /noopener/)
    for (const [name, href] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Legal', '/legal'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })
})
