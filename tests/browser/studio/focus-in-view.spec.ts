import { expect, test } from 'playwright/test'
import { openForm } from './form-page/form-page'

const message = 'This entry needs a link. '.repeat(30)

test('the message of a problem does not move the focused field out of view', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  const items = [
    { title: 'Heat', text: 'A wood oven.' },
    { title: 'Time', text: 'A night.' },
  ]
  await openForm(page, { type: 'cards', block: { type: 'cards', items } })
  await page.getByRole('button', { name: 'Time', exact: true }).click()
  const text = page.getByRole('list', { name: 'Cards' }).getByRole('textbox', { name: 'Text' })
  // The top of the item is in view too: the browser keeps that in its place, not the field.
  await text.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await text.focus()
  await page.evaluate((added) => window.setProblems([added]), {
    file: 'page.json',
    pointer: '/blocks/1/items/1',
    line: 1,
    column: 1,
    severity: 'error' as const,
    rule: 'missing-property',
    message,
    where: [],
    fixes: [],
  })
  await expect(page.getByText(message)).toBeAttached()
  await expect(text).toBeInViewport()
  await expect(text).toBeFocused()
})
