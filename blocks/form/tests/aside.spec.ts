import type { Locator } from 'playwright/test'
import { examples, expect, test } from '../../../tests/browser/support/site'

const ASIDE = examples.bind(null, '/form/example-8')

async function measure(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, end: box.x + box.width, bottom: box.y + box.height }
}

test('on wide screens, a form takes seven of twelve columns, and the aside is next to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ASIDE())
  const form = await measure(page.getByRole('form'))
  const next = await measure(page.getByRole('heading', { name: 'What happens next' }))
  const section = await measure(page.locator('[data-block="form"] section'))
  expect(form.width / (section.width - 72)).toBeCloseTo(7 / 12, 2)
  expect(next.x).toBeGreaterThan(form.end)
  expect(next.y).toBeLessThan(form.y + 100)
})

test('on phones, the aside is below the form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(ASIDE())
  const form = await measure(page.getByRole('form'))
  const next = await measure(page.getByRole('heading', { name: 'What happens next' }))
  expect(next.y).toBeGreaterThan(form.bottom)
  const call = await measure(page.getByRole('link', { name: '+44 1632 960220' }))
  expect(call.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
