import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { openForm } from './form-page/form-page'

const block = { type: 'cards', items: [{ icon: 'flame', title: 'Heat', text: 'A wood oven.' }] }

const choices = (...names: string[]) => ({
  items: names.map((name) => ({ value: name, label: name })),
  total: names.length,
})

/** Opens the list of icons. While `release` was not called, the list for a query is on its way. */
async function openIcons(page: Page) {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const form = await openForm(page, {
    type: 'cards',
    block,
    choices: async (_, query) => {
      if (query === '' || query === 'flame') return choices('anchor', 'bread', 'cake')
      await released
      return choices('cake', 'salt', 'bread')
    },
  })
  const icon = page.getByRole('combobox', { name: 'Icon', exact: true })
  await icon.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveText(['anchor', 'bread', 'cake'])
  return { form, icon, options, release }
}

test('Enter chooses the highlighted option, even if the list has changed since', async ({
  page,
}) => {
  const { form, icon, options, release } = await openIcons(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('a')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const bread = options.filter({ hasText: 'bread' })
  const id = (await bread.getAttribute('id')) ?? ''
  await expect(icon).toHaveAttribute('aria-activedescendant', id)
  release()
  await expect(options).toHaveText(['cake', 'salt', 'bread'])
  await expect(icon).toHaveAttribute('aria-activedescendant', id)
  await page.keyboard.press('Enter')
  await expect.poll(form.block).toEqual({ ...block, items: [{ ...block.items[0], icon: 'bread' }] })
})

test('Enter chooses nothing that was highlighted before a text was typed', async ({ page }) => {
  const { form, icon, options } = await openIcons(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('a')
  await page.keyboard.press('Enter')
  await expect(icon).toHaveValue('a')
  await expect(options).toHaveCount(3)
  // An edit of another field arrives after that of this one.
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Warmth')
  await expect
    .poll(form.block)
    .toEqual({ ...block, items: [{ ...block.items[0], title: 'Warmth' }] })
})
