import type { Page } from 'playwright/test'
import { expectAccessible } from '../../../tests/browser/support/accessible'
import {
  examples,
  expect,
  openAlive,
  test,
  waitBlockAlive,
} from '../../../tests/browser/support/site'

const GALLERY = '/gallery/example-1'

const tiles = (page: Page) => page.locator('[data-block=gallery] figure > :first-child')
const large = (page: Page) => page.getByRole('dialog', { name: 'A walk through the rooms' })

async function open(page: Page, index: number): Promise<void> {
  const tile = tiles(page).nth(index)
  await waitBlockAlive(tile)
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(large(page)).toBeVisible()
}

/** The index of the picture in view. */
function findShown(page: Page): Promise<number> {
  return large(page)
    .getByRole('list')
    .evaluate((strip) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
}

test('a picture opens large by the keyboard, leads to the others, and gives the focus back', async ({
  page,
}) => {
  await openAlive(page, examples(GALLERY))
  await open(page, 1)
  await expect(large(page)).toContainText('Picture 2 of 6')
  await expect(large(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect.poll(() => findShown(page)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(large(page)).toContainText('Picture 3 of 6')
  await expect.poll(() => findShown(page)).toBe(2)
  await page.keyboard.press('End')
  await expect(large(page)).toContainText('The tower. 114 steps.')
  await expect.poll(() => findShown(page)).toBe(5)
  const next = large(page).getByRole('button', { name: 'Next picture' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect(large(page)).toContainText('Picture 6 of 6')
  await large(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(large(page)).toContainText('Picture 5 of 6')
  await page.keyboard.press('Escape')
  await expect(large(page)).toBeHidden()
  await expect(tiles(page).nth(1)).toBeFocused()
})

test('a swipe leads to the next picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, examples(GALLERY))
  await open(page, 0)
  await large(page)
    .getByRole('list')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth, behavior: 'instant' }))
  await expect(large(page)).toContainText('Picture 2 of 6')
  await expect(large(page)).toContainText('The large reading room.')
})

test('the arrow keys and the strip follow the direction of the language', async ({ page }) => {
  await openAlive(page, examples(GALLERY))
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await open(page, 0)
  await page.keyboard.press('ArrowLeft')
  await expect(large(page)).toContainText('Picture 2 of 6')
  await expect.poll(() => findShown(page)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(large(page)).toContainText('Picture 1 of 6')
  await expect.poll(() => findShown(page)).toBe(0)
})

test('a picture is enlarged where it is clicked, and moved by the arrow keys', async ({ page }) => {
  await openAlive(page, examples(GALLERY))
  await open(page, 0)
  const picture = large(page).getByRole('img').first()
  const { width = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: 4, y: 4 } })
  const zoom = large(page).getByRole('button', { name: 'Enlarge' })
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  expect((await picture.boundingBox())?.width).toBeGreaterThan(1.5 * width)
  const slide = large(page).getByRole('listitem').first()
  const before = await slide.evaluate(({ scrollLeft }) => scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before)
  await expect(large(page)).toContainText('Picture 1 of 6')
  await page.keyboard.press('-')
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
})

for (const width of [320, 1280]) {
  test(`the large view has no error that axe finds at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openAlive(page, examples(GALLERY))
    await open(page, 0)
    await expectAccessible(page)
    const boxes = await large(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
  })
}

test('while it is open, the page behind stays where it is', async ({ page }) => {
  await openAlive(page, examples(GALLERY))
  await open(page, 0)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the code of the large view comes with the first sign that it is wanted', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const hasCode = () => fetched.some((url) => /\/Lightbox-[^/]+\.js$/.test(url))
  await openAlive(page, examples(GALLERY))
  await waitBlockAlive(tiles(page).first())
  expect(hasCode()).toBe(false)
  await tiles(page).first().hover()
  await expect.poll(hasCode).toBe(true)
})

test('a small drawing, which has no file, opens large too', async ({ page }) => {
  await openAlive(page, examples('/gallery/example-3'))
  const tile = page.getByRole('button', { name: 'Picture 3 of 3' })
  await waitBlockAlive(tile)
  await tile.click()
  await expect(page.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile).toBeFocused()
})

test.describe('where the code of the large view does not come', () => {
  test.use({ allowErrors: /Failed to load resource|Lightbox/, startsCold: true })

  test('the link leads to the picture itself', async ({ page }) => {
    await page.route(/\/Lightbox-[^/]+\.js$/, (route) => route.abort())
    await openAlive(page, examples(GALLERY))
    await waitBlockAlive(tiles(page).first())
    await tiles(page).first().click()
    await expect(page).toHaveURL(/\/assets\/.+\.svg$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture is a link to its file', async ({ page }) => {
    await page.goto(examples(GALLERY))
    await tiles(page).first().click()
    await expect(page).toHaveURL(/\/assets\/.+\.svg$/)
  })
})
