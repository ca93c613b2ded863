import type { Locator, Page } from 'playwright/test'
import { expect, halyard, openAlive, test } from './site'

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

test('an enquiry can be made with the keyboard alone, without an attachment (R-192, R-309)', async ({
  page,
}) => {
  await openAlive(page, halyard('/'))
  const type = page.getByRole('button', { name: 'Pension Fund' })
  await tabTo(page, type)
  await page.keyboard.press('Space')
  await expect(type).toHaveAttribute('aria-pressed', 'true')

  await page.evaluate(() => document.getElementById('content')?.focus())
  await tabTo(page, page.locator('#hero').getByRole('link', { name: 'Request a Demo' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(halyard('/contact'))

  const form = page.getByRole('form', { name: 'Enquiry' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  await tabTo(page, form.getByRole('button', { name: 'Platform demo' }))
  await page.keyboard.press('Enter')
  await expect(field('Enquiry')).toHaveValue(/demonstration/)
  for (const [name, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Work email', 'ada@fund.example'],
    ['Company name', 'Fund'],
    ['Country/Region', 'Mal'],
    ['Mobile phone', '+61 8 9321 1234'],
    ['Job title', 'Trustee'],
    ['Product/Service', 'Loans'],
  ] as const) {
    await tabTo(page, field(name))
    await page.keyboard.type(text)
  }
  await expect(field('Country/Region')).toHaveValue('Malaysia')
  await tabTo(page, form.getByRole('button', { name: 'Submit Enquiry' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
  await expect(field('First name')).toHaveValue('')
})
