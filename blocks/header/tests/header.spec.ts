import type { Page } from 'playwright/test'
import { hold } from '../../../tests/browser/support/hold'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  openUnscripted,
  rememberDocument,
  test,
  tiny,
  waitAlive,
  waitShown,
} from '../../../tests/browser/support/site'

const banner = (page: Page) => page.getByRole('banner')
const breads = (page: Page) => banner(page).getByRole('button', { name: 'Bread' })
const sourdough = (page: Page) => banner(page).getByRole('link', { name: /^Country sourdough/ })

test.describe('the header', () => {
  test('starts below a block before it, and stays at the top on scrolling', async ({ page }) => {
    await openAlive(page, bakery())
    await page.locator('[data-block=header]').evaluate((header) => {
      const block = document.createElement('div')
      block.dataset.block = ''
      block.style.height = '90px'
      header.before(block)
    })
    const top = async () => (await banner(page).boundingBox())?.y
    const main = await page.locator('main').boundingBox()
    expect([await top(), main?.y]).toEqual([90, 90])
    await page.mouse.wheel(0, 600)
    await expect.poll(top).toBe(0)
    const scrolled = await page.evaluate(() => scrollY)
    for (const control of await banner(page).locator('a:visible').all()) await control.focus()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test('opens a menu on hover, keeps it while the pointer is inside, closes it after (R-058)', async ({
    page,
  }) => {
    await openAlive(page, bakery())
    await breads(page).hover()
    await expect(sourdough(page)).toBeVisible()
    await sourdough(page).hover()
    await page.waitForTimeout(400)
    await expect(sourdough(page)).toBeVisible()
    await page.mouse.move(640, 780)
    await expect(sourdough(page)).toBeHidden()
  })

  test('opens a menu at which the pointer was before the app (R-058)', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, bakery())
    await page.mouse.move(640, 780)
    await breads(page).hover()
    await expect(sourdough(page)).toBeHidden()
    release()
    await expect(sourdough(page)).toBeVisible()
    await page.mouse.move(640, 780)
    await expect(sourdough(page)).toBeHidden()
  })

  test('keeps a menu closed that was pressed twice before the app', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, bakery())
    await breads(page).click()
    await expect(sourdough(page)).toBeVisible()
    await breads(page).click()
    release()
    await waitAlive(page)
    await expect(breads(page)).toHaveAttribute('aria-expanded', 'false')
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens a menu with ${key} and closes it with Escape (R-059)`, async ({ page }) => {
      await openAlive(page, bakery())
      await expect(breads(page)).toHaveAttribute('aria-expanded', 'false')
      await breads(page).focus()
      await page.keyboard.press(key)
      await expect(breads(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(sourdough(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(breads(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(breads(page)).toBeFocused()
    })
  }

  test('closes its menu when a link of it is followed', async ({ page }) => {
    await openAlive(page, bakery())
    await rememberDocument(page)
    await breads(page).click()
    await sourdough(page).click()
    await expect(page).toHaveURL(bakery('/breads/sourdough'))
    await expect(sourdough(page)).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('marks the page and its section, also in the HTML and after a navigation', async ({
    page,
    request,
  }) => {
    const bakeryMenu = banner(page).getByRole('button', { name: 'Bakery' })
    const visit = banner(page).getByRole('link', { name: 'Visit' })
    const current = banner(page).locator('[aria-current]')
    const [html = ''] = (await (await request.get(bakery('/about'))).text()).split('</header>')
    expect(html.match(/aria-current="[a-z]+"[^>]*>(Bakery|About us)/g)).toHaveLength(2)
    await openAlive(page, bakery('/about'))
    await expect(bakeryMenu).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveCount(2)
    const decoration = (name: string) =>
      banner(page)
        .getByRole('navigation')
        .getByText(name, { exact: true })
        .evaluate((element) => getComputedStyle(element).textDecorationLine)
    expect(await decoration('Bakery')).toBe('underline')
    expect(await decoration('Visit')).toBe('none')
    await visit.click()
    await waitShown(page, '/visit')
    await expect(visit).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveCount(1)
    expect(await decoration('Visit')).toBe('underline')
    const widths = await visit.evaluate((link) => {
      const current = link.getBoundingClientRect().width
      link.removeAttribute('aria-current')
      return [current, link.getBoundingClientRect().width]
    })
    expect(widths[0]).toBe(widths[1])
  })

  test('becomes opaque past 50px and not before (R-062)', async ({ page }) => {
    await openAlive(page, tiny())
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
    await openAlive(page, bakery('/privacy'))
    const id = await page.locator('main [id]').last().getAttribute('id')
    await openAlive(page, bakery(`/privacy#${id}`))
    await page.reload()
    await waitAlive(page)
    await expect(banner(page)).toHaveAttribute('data-opaque', 'true')
  })

  test('searches for the trimmed text and empties the box (R-064)', async ({ page }) => {
    await openAlive(page, bakery())
    const box = banner(page).getByPlaceholder('Search')
    await box.fill('  rye ')
    await box.press('Enter')
    await expect(page).toHaveURL(bakery('/search?q=rye'))
    await expect(box).toHaveValue('')
  })

  test('ignores an empty search (R-065)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    for (const text of ['', '   ']) {
      await banner(page).getByPlaceholder('Search').fill(text)
      await banner(page).getByPlaceholder('Search').press('Enter')
    }
    await expect(page).toHaveURL(bakery('/about'))
  })

  test('keeps every character of a search (R-066)', async ({ page }) => {
    await openAlive(page, bakery())
    await banner(page).getByPlaceholder('Search').fill('a&b=c#d +é')
    await banner(page).getByPlaceholder('Search').press('Enter')
    await page.waitForURL(/\/search\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('a&b=c#d +é')
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  const opener = (page: Page) => banner(page).getByRole('button', { name: /menu/i })
  const menu = (page: Page) => page.getByRole('dialog')
  const group = (page: Page, name: string) => menu(page).getByRole('button', { name })

  async function open(page: Page, path = '/'): Promise<void> {
    await openAlive(page, bakery(path))
    await opener(page).click()
    await expect(menu(page).getByRole('button', { name: 'Bread' })).toBeVisible()
    // Waits until the menu has finished sliding in, because positions are final only then.
    await page.waitForTimeout(400)
  }

  test('is offered in place of the desktop navigation (R-067)', async ({ page }) => {
    await openAlive(page, bakery())
    await expect(breads(page)).toBeHidden()
    await expect(opener(page)).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes with Escape and gives the focus back (R-069)', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('closes on the backdrop and not on a click inside (R-070)', async ({ page }) => {
    await open(page)
    await menu(page).getByText('Stoneground').click()
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
    await open(page, '/order')
    await menu(page).getByRole('link', { name: 'Order a loaf' }).click()
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL(bakery('/order'))
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Visit' }).click()
    await expect(page).toHaveURL(bakery('/visit'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes when its search changes only the query (R-074)', async ({ page }) => {
    await open(page, '/search?q=a')
    await menu(page).getByRole('searchbox').fill('rye')
    await menu(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(bakery('/search?q=rye'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes on Back (R-075)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    await page.evaluate(() => history.pushState(null, '', '/order'))
    await waitShown(page, '/order')
    await opener(page).click()
    await expect(group(page, 'Bread')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(bakery('/about'))
    await expect(menu(page)).toHaveCount(0)
  })

  test('has one group open at most (R-076)', async ({ page }) => {
    await open(page)
    await group(page, 'Bread').click()
    await expect(group(page, 'Bread')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'Bakery').click()
    await expect(group(page, 'Bread')).toHaveAttribute('aria-expanded', 'false')
    await expect(group(page, 'Bakery')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'Bakery').click()
    await expect(group(page, 'Bakery')).toHaveAttribute('aria-expanded', 'false')
  })

  test('marks the page in the group that it is in', async ({ page }) => {
    await open(page, '/order')
    await group(page, 'Bread').click()
    const current = menu(page).locator('[aria-current=page]')
    await expect(current).toHaveText(['Order bread'])
  })

  test('limits its groups to the height that each has (R-077)', async ({ page }) => {
    await open(page)
    for (const [name, height] of [
      ['Bread', '300px'],
      ['Bakery', '240px'],
    ] as const) {
      await group(page, name).click()
      const id = await group(page, name).getAttribute('aria-controls')
      await expect(page.locator(`[id="${id}"]`)).toHaveCSS('max-height', height)
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
})

test.describe('the footer', () => {
  test('has quiet placeholders that do nothing (R-085)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    for (const name of ['Baking classes']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) })
      await link.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).toHaveAccessibleName(name)
      await expect(link).toHaveAccessibleDescription('Not available yet')
      await expect(page.getByRole('contentinfo')).not.toContainText('Not available yet')
      await link.click({ force: true })
      await link.press('Enter')
      expect(page.url()).toBe(bakery('/about'))
      expect(await page.evaluate(() => scrollY)).toBe(before)
    }
  })

  test('shows the year of the visitor, not that of the build (R-086)', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'))
    await openAlive(page, bakery('/about'))
    // The footer is replaced when it hydrates, so a handle to it would become stale.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  })
})
