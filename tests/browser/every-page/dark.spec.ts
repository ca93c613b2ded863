import { expectAccessible, lightnessOf } from '../support/accessible'
import { bakery, expect, openAlive, test, tiny } from '../support/site'

test.describe('where the visitor wants it dark', () => {
  test.use({ colorScheme: 'dark' })

  // `visits.spec.ts` compares each block's examples in dark mode and in light mode.

  test('a site with colours for it is dark before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(bakery())
    const colors = await page
      .locator('meta[name="color-scheme"], meta[name="theme-color"]')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLMetaElement).content))
    await context.close()
    expect(colors).toEqual(['light dark', '#FFFBF3', expect.stringMatching(/^#[0-2]/)])
  })

  test('one without stays light, and says nothing of it', async ({ page }) => {
    await page.goto(tiny())
    expect(await lightnessOf(page)).toBeGreaterThan(240)
    await expect(page.locator('meta[name="color-scheme"], meta[name="theme-color"]')).toHaveCount(0)
  })

  test('controls of the browser are dark, and paper is white', async ({ page }) => {
    await page.goto(bakery('/order'))
    const schemeOf = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await schemeOf()).toBe('dark')
    await page.emulateMedia({ media: 'print' })
    expect(await schemeOf()).toBe('light')
    const ink = await page
      .locator('h2')
      .first()
      .evaluate((heading) => getComputedStyle(heading).color)
    expect(ink).toBe('rgb(64, 25, 14)')
  })

  test('the header has the logo for dark grounds', async ({ page }) => {
    await page.goto(bakery())
    const shown = page.getByRole('banner').locator('img:visible')
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveClass('on-dark')
  })

  test('menus, what is wrong with a form, and a notice have no axe violation (R-311)', async ({
    page,
  }) => {
    await openAlive(page, bakery('/order'))
    const menu = page.getByRole('banner').getByRole('button', { name: 'Bread' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'Order' })
    await form.scrollIntoViewIfNeeded()
    await form.locator('button[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
    const file = { name: 'a.exe', mimeType: 'application/pdf', buffer: Buffer.from('x') }
    await form.getByLabel('A picture to work from').setInputFiles(file)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await lightnessOf(page, '[role=alert]')).toBeLessThan(90)
    await expectAccessible(page)
  })

  test('the mobile menu has no axe violation, and its backdrop is dark (R-311)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await openAlive(page, bakery())
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    const backdrop = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(backdrop).toMatch(/^color\(srgb 0 0 0 \/ 0\.55\)$/)
  })

  test('results of the search have no axe violation (R-311)', async ({ page }) => {
    await openAlive(page, bakery('/search?q=rye'))
    const results = page.locator('[data-block="search-results"]')
    await expect(results.getByRole('status')).toHaveText(/^\d+ results found/)
    await expectAccessible(page)
  })

  test('a dark band has the colours that it has by day', async ({ page }) => {
    await page.goto(bakery())
    const band = () => lightnessOf(page, 'main [data-tone=action]')
    const inDark = await band()
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await lightnessOf(page)).toBeGreaterThan(240)
    expect(await band()).toBe(inDark)
  })
})

test('a header with colours of its own has them from the start', async ({ page }) => {
  await openAlive(page, bakery())
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-tone', 'paper')
  await expect(header).toHaveAttribute('data-opaque', 'true')
  expect(await lightnessOf(page, 'header')).toBeGreaterThan(240)
})

test('a picture of the site takes the place of the pattern', async ({ page }) => {
  await page.goto(bakery())
  const mask = await page
    .locator('[data-block=hero] > section')
    .evaluate((hero) => getComputedStyle(hero, '::before').maskImage)
  expect(mask).toMatch(/url\("[^"]+\/assets\/grains-\w+\.svg"\)/)
})
