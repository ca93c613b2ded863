import type { Page } from 'playwright/test'
import { hold } from './hold'
import {
  expect,
  halyard,
  isSameDocument,
  markDocument,
  openAlive,
  openUnscripted,
  test,
  waitAlive,
  waitShown,
} from './site'

const banner = (page: Page) => page.getByRole('banner')
const solutions = (page: Page) => banner(page).getByRole('button', { name: 'Solutions' })
const loans = (page: Page) => banner(page).getByRole('link', { name: /^Loans/ })

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

  test('opens a menu on hover, keeps it while the pointer is inside, closes it after (R-058)', async ({
    page,
  }) => {
    await openAlive(page, halyard())
    await solutions(page).hover()
    await expect(loans(page)).toBeVisible()
    await loans(page).hover()
    await page.waitForTimeout(400)
    await expect(loans(page)).toBeVisible()
    await page.mouse.move(640, 780)
    await expect(loans(page)).toBeHidden()
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens a menu with ${key} and closes it with Escape (R-059)`, async ({ page }) => {
      await openAlive(page, halyard())
      await expect(solutions(page)).toHaveAttribute('aria-expanded', 'false')
      await solutions(page).focus()
      await page.keyboard.press(key)
      await expect(solutions(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(loans(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(solutions(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(solutions(page)).toBeFocused()
    })
  }

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

  test('closes its menu when a link of it is followed', async ({ page }) => {
    await openAlive(page, halyard())
    await markDocument(page)
    await solutions(page).click()
    await loans(page).click()
    await expect(page).toHaveURL(halyard('/solutions/loans'))
    await expect(loans(page)).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('becomes opaque past 50px and not before (R-062)', async ({ page }) => {
    await openAlive(page, halyard())
    const background = () =>
      banner(page).evaluate((element) => {
        const color = getComputedStyle(element).backgroundColor
        return color === 'rgba(0, 0, 0, 0)' || /, 0(\.\d+)?\)$/.test(color) ? 'clear' : 'opaque'
      })
    for (const [y, expected] of [
      [0, 'clear'],
      [50, 'clear'],
      [51, 'opaque'],
      [50, 'clear'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await expect.poll(background).toBe(expected)
    }
  })

  test('is opaque at once on a page that opens far down (R-063)', async ({ page }) => {
    await openAlive(page, halyard('/privacy'))
    const id = await page.locator('main [id]').last().getAttribute('id')
    await openAlive(page, halyard(`/privacy#${id}`))
    await page.reload()
    await waitAlive(page)
    await expect(banner(page)).toHaveAttribute('data-opaque', 'true')
  })

  test('searches for the trimmed text and empties the box (R-064)', async ({ page }) => {
    await openAlive(page, halyard())
    const box = banner(page).getByPlaceholder('SEARCH')
    await box.fill('  loans ')
    await box.press('Enter')
    await expect(page).toHaveURL(halyard('/search?q=loans'))
    await expect(box).toHaveValue('')
  })

  test('ignores an empty search (R-065)', async ({ page }) => {
    await openAlive(page, halyard('/about'))
    for (const text of ['', '   ']) {
      await banner(page).getByPlaceholder('SEARCH').fill(text)
      await banner(page).getByPlaceholder('SEARCH').press('Enter')
    }
    await expect(page).toHaveURL(halyard('/about'))
  })

  test('keeps every character of a search (R-066)', async ({ page }) => {
    await openAlive(page, halyard())
    await banner(page).getByPlaceholder('SEARCH').fill('a&b=c#d +é')
    await banner(page).getByPlaceholder('SEARCH').press('Enter')
    await page.waitForURL(/\/search\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('a&b=c#d +é')
  })

  test('keeps a click that comes before it is alive', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, halyard())
    await solutions(page).click()
    await expect(solutions(page)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(solutions(page)).toHaveAttribute('aria-expanded', 'true')
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  const opener = (page: Page) => banner(page).getByRole('button', { name: /menu/i })
  const menu = (page: Page) => page.getByRole('dialog')
  const group = (page: Page, name: string) => menu(page).getByRole('button', { name })

  async function open(page: Page, path = '/'): Promise<void> {
    await openAlive(page, halyard(path))
    await opener(page).click()
    await expect(menu(page).getByRole('button', { name: 'Solutions' })).toBeVisible()
    // The menu slides in; positions are final afterwards.
    await page.waitForTimeout(400)
  }

  test('is offered in place of the desktop navigation (R-067)', async ({ page }) => {
    await openAlive(page, halyard())
    await expect(solutions(page)).toBeHidden()
    await expect(opener(page)).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
  })

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

  test('closes with Escape and gives the focus back (R-069)', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('closes on the backdrop and not on a click inside (R-070)', async ({ page }) => {
    await open(page)
    await menu(page).getByText('ISO 27001').click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(5, 400)
    await expect(menu(page)).toHaveCount(0)
  })

  test('keeps the page behind from scrolling (R-071)', async ({ page }) => {
    await open(page)
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test('gives the page back when the window grows (R-072)', async ({ page }) => {
    await open(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu(page)).toHaveCount(0)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test('closes when a link is followed, also to the page that is shown (R-073, R-081)', async ({
    page,
  }) => {
    await open(page, '/contact')
    await menu(page).getByRole('link', { name: 'Request a Demo' }).click()
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL(halyard('/contact'))
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(halyard('/career'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes when its search changes only the query (R-074)', async ({ page }) => {
    await open(page, '/search?q=a')
    await menu(page).getByRole('searchbox').fill('loans')
    await menu(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(halyard('/search?q=loans'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes on Back (R-075)', async ({ page }) => {
    await openAlive(page, halyard('/about'))
    await page.evaluate(() => history.pushState(null, '', '/contact'))
    await waitShown(page, '/contact')
    await opener(page).click()
    await expect(group(page, 'Solutions')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(halyard('/about'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('has one group open at most (R-076)', async ({ page }) => {
    await open(page)
    await group(page, 'Solutions').click()
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'About Us').click()
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false')
    await expect(group(page, 'About Us')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'About Us').click()
    await expect(group(page, 'About Us')).toHaveAttribute('aria-expanded', 'false')
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
    for (const path of SOLUTION_PAGES) {
      await open(page)
      await group(page, 'Solutions').click()
      await menu(page).locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(halyard(path))
      await expect(menu(page)).toHaveCount(0)
    }
  })

  test('keeps Tab inside (R-079)', async ({ page }) => {
    await open(page)
    for (let count = 0; count < 25; count += 1) {
      await page.keyboard.press('Tab')
      const inside = await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))
      expect(inside).toBe(true)
    }
  })

  test('keeps a tap that comes before it is alive', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, halyard())
    await opener(page).tap()
    release()
    await expect(group(page, 'Solutions')).toBeVisible()
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

  test('has placeholders that do nothing and say so (R-085)', async ({ page }) => {
    await openAlive(page, halyard('/about'))
    for (const name of ['Help Desk Portal', 'Documentation', 'API Reference']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) })
      await link.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await link.click({ force: true })
      await link.press('Enter')
      expect(page.url()).toBe(halyard('/about'))
      expect(await page.evaluate(() => scrollY)).toBe(before)
    }
  })

  test('shows the year of the visitor, not that of the build (R-086)', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'))
    await openAlive(page, halyard('/about'))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  })
})
