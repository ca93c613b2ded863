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
  // What was typed stays, and the check reports it.
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Warmth')
  await expect
    .poll(form.block)
    .toEqual({ ...block, items: [{ ...block.items[0], icon: 'a', title: 'Warmth' }] })
  await expect(icon).toHaveValue('a')
})

const action = (href: string) => ({
  type: 'cta',
  title: 'Call',
  actions: [{ label: 'Order', href }],
})

const PAGES = [
  { value: '/contact', label: 'Write to us', detail: '/contact' },
  { value: '/order', label: 'Order', detail: '/order' },
  { value: '/ar/order', label: 'Order', detail: '/ar/order' },
  { value: '/faq', label: 'Ask us', detail: '/faq' },
  { value: '/questions', label: 'Ask us', detail: '/questions' },
]

/** Types a text into the field for a link, and leaves it. */
async function typeLink(page: Page, typed: string, hasList = true) {
  const form = await openForm(page, {
    type: 'cta',
    block: action('/'),
    choices: (_, query) => {
      if (!hasList) throw new Error('no list')
      const items = PAGES.filter(({ label, value }) =>
        `${label} ${value}`.toLowerCase().includes(query.toLowerCase()),
      )
      return { items, total: items.length }
    },
  })
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await page.getByRole('combobox', { name: 'Link', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(typed)
  await page.keyboard.press('Tab')
  return form
}

for (const [typed, value] of [
  ['contact', '/contact'],
  ['write to US', '/contact'],
  ['/ar/order', '/ar/order'],
  // Two pages have this title, and one has this address.
  ['order', '/order'],
  // Two pages have this title.
  ['ask us', 'ask us'],
  ['nothing', 'nothing'],
] as const) {
  test(`a field that is left with "${typed}" has ${value}`, async ({ page }) => {
    const form = await typeLink(page, typed)
    await expect.poll(form.block).toEqual(action(value))
  })
}

test('a typed text stays if the list could not be loaded', async ({ page }) => {
  const form = await typeLink(page, 'contact', false)
  await expect.poll(form.block).toEqual(action('contact'))
  await expect(page.getByRole('combobox', { name: 'Link', exact: true })).toHaveValue('contact')
})
