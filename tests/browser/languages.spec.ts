/** Visits a site in three languages. */
import { expectAccessible, expectNoOverflow } from './support/accessible'
import { serveSite } from './support/serve-site'
import { expect, openAlive, test, waitAlive } from './support/site'

const SITE = 'LANGUAGES_URL'
let close: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  close = await serveSite(SITE, 'tests/sites/languages')
})
test.afterAll(() => close?.())

test.describe.configure({ mode: 'default' })

const at = (path: string) => process.env[SITE] + path
const choice = 'header nav.languages'

test('the keyboard leads to the same page in another language, and back', async ({ page }) => {
  await openAlive(page, at('/bread'))
  const summary = page.locator(`${choice} summary`)
  await expect(summary).toHaveText('English')
  await summary.focus()
  await page.keyboard.press('Enter')
  const german = page.getByRole('link', { name: 'Deutsch' }).first()
  await expect(german).toBeVisible()
  await expect(german).toHaveAttribute('lang', 'de-AT')
  await page.keyboard.press('Tab')
  await expect(german).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/de/bread'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Brot')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await expect(page.locator(`${choice} summary`)).toHaveText('Deutsch')
  await page.goBack()
  await expect(page).toHaveURL(at('/bread'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our bread')
  await page.goForward()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
})

test('Escape closes the choice and gives the focus back', async ({ page }) => {
  await openAlive(page, at('/'))
  const summary = page.locator(`${choice} summary`)
  await summary.click()
  const links = page.locator(`${choice} a`)
  await expect(links.first()).toBeVisible()
  await links.first().focus()
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeHidden()
  await expect(summary).toBeFocused()
})

test('the app stays within a language, and leaves it with a new document', async ({ page }) => {
  await openAlive(page, at('/de'))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSame = () => page.evaluate(() => 'isSameDocument' in window)
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' }).first()
  await menu.getByRole('link', { name: 'Brot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Brot')
  expect(await isSame()).toBe(true)
  // The language choice follows the page that the app shows.
  await expect(page.locator(`${choice} a`).first()).toHaveAttribute('href', '/bread')
  await page.locator(`${choice} summary`).click()
  await page.locator(`${choice} a`, { hasText: 'العربية' }).click()
  await expect(page).toHaveURL(at('/ar/bread'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await isSame()).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(at('/de/bread'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await waitAlive(page)
  await page.goBack()
  await expect(page).toHaveURL(at('/de'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeden Morgen frisches Brot')
})

test('no data of pages in other languages are fetched ahead', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, at('/bread'))
  await page.locator(`${choice} summary`).click()
  await page.locator(`${choice} a`).first().hover()
  await page.getByRole('link', { name: 'Visit' }).first().hover()
  await expect.poll(() => asked).toContain('/_data/visit.json')
  expect(asked.filter((path) => /^\/_data\/(de|ar)/.test(path))).toEqual([])
})

test('a page without a translation leads home, and says so', async ({ page }) => {
  await openAlive(page, at('/only-english'))
  await page.locator(`${choice} summary`).click()
  const german = page.locator(`${choice} a`).first()
  await expect(german).toHaveText('Deutsch (Startseite)')
  await german.click()
  await expect(page).toHaveURL(at('/de'))
})

test('a search on a German page finds German pages', async ({ page }) => {
  await openAlive(page, at('/de'))
  const box = page.getByRole('search').first().getByRole('searchbox')
  await box.fill('Roggen')
  await box.press('Enter')
  await expect(page).toHaveURL(at('/de/search?q=Roggen'))
  const results = page.locator('main [data-block="search-results"] li')
  await expect(results).toHaveCount(1)
  await expect(results.getByRole('heading')).toHaveText('Brot')
  await page.locator('main [data-block="search-results"]').getByRole('searchbox').fill('rye')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/de/search?q=rye'))
  await expect(results).toHaveCount(0)
})

test.describe('an address without a page', () => {
  test.use({ allowErrors: /404 \(Not Found\)/ })

  test('shows the 404 page of its language', async ({ page }) => {
    await page.goto(at('/de/nothing'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite wurde gegessen')
    await page.getByRole('link', { name: 'Zurück ins Geschäft' }).click()
    await expect(page).toHaveURL(at('/de'))
    await waitAlive(page)
    // The app itself detects that the page is missing.
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/de/also-nothing'
      link.textContent = 'Nichts'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'Nichts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite wurde gegessen')
  })
})

test('the menu of narrow screens has all languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAlive(page, at('/de/bread'))
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const links = page
    .getByRole('dialog')
    .getByRole('navigation', { name: 'Sprachen' })
    .getByRole('link')
  await expect(links).toHaveText(['English', 'Deutsch', 'العربية'])
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice opens and leads to the page', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(at('/bread'))
      await page.locator(`${choice} summary`).click()
      await page.locator(`${choice} a`).first().click()
      await expect(page).toHaveURL(at('/de/bread'))
    }
  })
})

test('no axe violation is found, and nothing overflows, in each direction', async ({ page }) => {
  for (const path of ['/de/bread', '/ar/bread', '/only-english']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAlive(page, at(path))
    await page.locator(`${choice} summary`).click()
    await expectAccessible(page)
    await expectNoOverflow(page, [1440, 1024, 768, 360, 320])
  }
})
