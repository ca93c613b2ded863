import type { Page } from 'playwright/test'
import { bakery, examples, expect, test } from '../../../tests/browser/support/site'

const PAGE = examples.bind(null, '/hero/example-1')
const CENTRED = examples.bind(null, '/hero/example-6')
const FULL_BLEED = examples.bind(null, '/hero/example-7')

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

/** The box of the first element in the opening that a selector matches. */
async function measure(page: Page, selector: string) {
  const box = await page.locator('[data-block="hero"]').locator(selector).first().boundingBox()
  if (!box) throw new Error(`The opening shows no ${selector}.`)
  return { ...box, end: box.x + box.width }
}

test('without a picture, the text is next to the heading and starts in the second column', async ({
  page,
}) => {
  await page.goto(PAGE())
  const heading = await measure(page, 'h1')
  const text = await measure(page, 'h1 + p')
  expect(text.x).toBeGreaterThanOrEqual(720)
  expect(heading.end).toBeLessThan(text.x)
  expect((await measure(page, 'section')).height).toBeLessThan(420)
})

test('on phones, the text is below the heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PAGE())
  const heading = await measure(page, 'h1')
  const text = await measure(page, 'h1 + p')
  expect(text.x).toBe(heading.x)
  expect(text.y).toBeGreaterThan(heading.y + heading.height)
})

test('centred words are in the middle, above the picture', async ({ page }) => {
  await page.goto(CENTRED())
  for (const selector of ['h1', 'h1 + p', 'img']) {
    const { x, end } = await measure(page, selector)
    expect(Math.abs((x + end) / 2 - 720), selector).toBeLessThanOrEqual(8)
  }
  const text = await measure(page, 'h1 + p')
  expect((await measure(page, 'img')).y).toBeGreaterThan(text.y + text.height)
})

test('a full-bleed picture reaches both edges of the window', async ({ page }) => {
  // A picture with a caption, and one without.
  for (const url of [FULL_BLEED(), bakery()]) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      const { x, end } = await measure(page, 'img')
      const window = await page.evaluate(() => document.documentElement.clientWidth)
      expect([x, end], `${url} ${width}px`).toEqual([0, window])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window)
    }
  }
})
