import type { Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInDark } from '../../../tests/browser/support/accessible'
import { hold } from '../../../tests/browser/support/hold'
import {
  examples,
  expect,
  openAlive,
  openUnscripted,
  test,
} from '../../../tests/browser/support/site'

const LOAN = examples('/calculator/example-1')
const FORECAST = examples('/calculator/example-2')

const findQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('results follow the inputs, and the URL keeps the inputs', async ({ page }) => {
  await openAlive(page, LOAN)
  const results = page.getByRole('definition')
  const reset = page.getByRole('button', { name: 'Reset' })
  await expect(page.getByText('€48,510')).toBeVisible()
  await expect(page.getByText('Within the limit', { exact: true })).toBeVisible()
  await expect(reset).toBeHidden()
  const items = page.getByRole('textbox', { name: 'Items' })
  await items.fill('14')
  await expect(page.getByText('€56,595')).toBeVisible()
  await expect(page.getByText('Close to the limit', { exact: true })).toBeVisible()
  await expect.poll(() => findQuery(page)).toEqual({ 'loan.items': '14' })
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('Including transport abroad')
  await expect(page.getByText('Above the limit', { exact: true })).toBeVisible()
  await expect.poll(() => findQuery(page)).toEqual({ 'loan.items': '14', 'loan.cover': '1.25' })
  await expect(page.locator('[aria-live=polite]')).toHaveText(
    'Insured value: €64,313, Above the limit',
  )

  await page.reload()
  await expect(items).toHaveValue('14')
  await expect(page.getByText('€64,313')).toBeVisible()

  await reset.click()
  await expect(items).toHaveValue('12')
  await expect(items).toBeFocused()
  await expect(results.getByText('€48,510')).toBeVisible()
  await expect(reset).toBeHidden()
  expect(findQuery(page)).toEqual({})
})

test('an input says what it accepts, and results say what is not possible', async ({ page }) => {
  await openAlive(page, LOAN)
  const items = page.getByRole('textbox', { name: 'Items' })
  await expect(items).not.toHaveAttribute('aria-invalid')
  await items.fill('')
  await expect(items).toHaveAttribute('aria-invalid', 'true')
  await expect(items).toHaveAccessibleDescription('Enter a number.')
  await expect(page.getByRole('definition').getByText('not possible').first()).toBeVisible()
  await expect(page.getByText('NaN')).toHaveCount(0)
  await items.fill('501')
  await expect(items).toHaveAccessibleDescription('Enter 500 or less.')
  await items.fill('1,2')
  await expect(items).toHaveAccessibleDescription('Enter a number.')
  const price = page.getByRole('textbox', { name: 'Value per item' })
  await expect(price).toHaveAccessibleDescription('€')
  await price.fill('1234567')
  await price.blur()
  await expect(price).toHaveValue('1,234,567')
  await expect(items).toHaveValue('1,2')
})

test('a slider follows the keyboard, and its drawing the slider', async ({ page }) => {
  await openAlive(page, FORECAST)
  const growth = page.getByRole('slider', { name: 'Growth of receipts per month' })
  await expect(growth).toHaveAttribute('aria-valuetext', '2.0%')
  const december = page.getByRole('row', { name: 'Dec' })
  const before = await december.innerText()
  await growth.focus()
  await page.keyboard.press('ArrowRight')
  await expect(growth).toHaveAttribute('aria-valuetext', '2.5%')
  await expect(december).not.toHaveText(before)
  await page.keyboard.press('Home')
  await expect(page.getByText('Below zero')).toBeVisible()
  await expect.poll(() => findQuery(page)).toEqual({ 'forecast.growth': '-10' })
})

test('values in the URL are used only if an input allows them', async ({ page }) => {
  const query = new URLSearchParams({
    'loan.items': '900',
    'loan.price': '<b>1</b>',
    'loan.cover': '7',
    'loan.reserve': '20',
    items: '3',
  })
  await openAlive(page, `${LOAN}?${query}`)
  await expect(page.getByRole('textbox', { name: 'Items' })).toHaveValue('500')
  await expect(page.getByRole('textbox', { name: 'Value per item' })).toHaveValue('3,500')
  await expect(page.getByRole('combobox')).toHaveValue('1.1')
  await expect(page.getByRole('slider')).toHaveValue('20')
})

test('errors and results that are not possible have no axe violation, also in the dark', async ({
  page,
}) => {
  await openAlive(page, LOAN)
  await page.getByRole('textbox', { name: 'Items' }).fill('')
  await expectAccessible(page)
  await expectAccessibleInDark(page)
})

test('what is typed before React has come counts', async ({ page }) => {
  const release = await hold(page, /\/assets\/Calculator-[\w-]+\.js$/)
  await openUnscripted(page, LOAN)
  const items = page.getByRole('textbox', { name: 'Items' })
  await items.fill('14')
  release()
  await expect(page.getByText('€56,595')).toBeVisible()
  await expect(items).toHaveValue('14')
  await expect.poll(() => findQuery(page)).toEqual({ 'loan.items': '14' })
})

test('on paper, the inputs are a list of values', async ({ page }) => {
  await openAlive(page, LOAN)
  await page.getByRole('textbox', { name: 'Items' }).fill('14')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('definition').getByText('14', { exact: true })).toBeVisible()
  await expect(page.getByText('€56,595')).toBeVisible()
})

test('a narrow screen shows everything', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const example of [LOAN, FORECAST]) {
    await openAlive(page, example)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('long labels of neighbouring bars do not overlap', async ({ page }) => {
  await openAlive(page, FORECAST)
  const labels = page.locator('dd > [aria-hidden] > div').last().locator('span')
  await expect(labels).toHaveCount(12)
  const overlaps = await labels.evaluateAll((spans) => {
    for (const span of spans) span.textContent = 'September 2026'
    const boxes = spans.map((span) => span.getBoundingClientRect())
    return boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0) - 0.5).length
  })
  expect(overlaps).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the values are a list, and the results are those of the initial values', async ({
    page,
  }) => {
    await page.goto(LOAN)
    await expect(page.getByText('€48,510')).toBeVisible()
    await expect(page.getByText('Within the limit', { exact: true })).toBeVisible()
    await expect(page.getByRole('definition').getByText('€3,500', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0)
  })
})
