import type { Locator, Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { isLongRun } from '../../support/run-length'
import { expectAccessibleInDark, expectAccessibleWideAndNarrow } from '../support/accessible'
import type { OpenedForm } from './form-page/form-page'
import { examples, openForm } from './form-page/form-page'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const readCaret = (text: Locator) =>
  text.evaluate((element) => (element as HTMLTextAreaElement).selectionStart)

const hero = { type: 'hero', title: 'Bread', text: 'Baked daily.' }

test('typed text arrives in the file, and nothing else changes', async ({ page }) => {
  const form = await openForm(page, { type: 'hero', block: hero })
  const before = form.text()
  await field(page, 'Title').press('End')
  await page.keyboard.type(' and cake')
  await expect.poll(form.block).toEqual({ ...hero, title: 'Bread and cake' })
  expect(form.text()).toBe(before.replace('"Bread"', '"Bread and cake"'))
  expect(new Set(form.groups)).toEqual(new Set(['/blocks/1/title']))
})

test('no keystroke is lost while answers are late', async ({ page }) => {
  const delays = [0, 90, 5, 40, 0, 120, 15]
  const form = await openForm(page, {
    type: 'hero',
    block: hero,
    delay: (edit) => delays[edit % delays.length] ?? 0,
  })
  const title = field(page, 'Title')
  await title.press('Home')
  await page.keyboard.press('ArrowRight')
  for (const key of 'right early') {
    await page.keyboard.type(key)
    await page.waitForTimeout(20)
  }
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Y ')
  await expect(title).toHaveValue('Bright earlY read')
  expect(await readCaret(title)).toBe(13)
  await expect.poll(form.block).toEqual({ ...hero, title: 'Bright earlY read' })
  await page.waitForTimeout(900)
  await expect(title).toHaveValue('Bright earlY read')
  expect(await readCaret(title)).toBe(13)
})

test('a change by another program appears, and the caret stays', async ({ page }) => {
  const form = await openForm(page, { type: 'hero', block: hero })
  const title = field(page, 'Title')
  await title.press('Home')
  await page.keyboard.type('The ')
  // The answers to the edits have arrived.
  await expect.poll(form.block).toEqual({ ...hero, title: 'The Bread' })
  await page.evaluate(() =>
    window.setFile({ blocks: [{}, { type: 'hero', title: 'The new bread' }] }),
  )
  await expect(title).toHaveValue('The new bread')
  await expect(title).toBeFocused()
  expect(await readCaret(title)).toBe(4)
})

test('an empty optional text is removed, an empty required one stays', async ({ page }) => {
  const form = await openForm(page, { type: 'hero', block: hero })
  await field(page, 'Text').fill('')
  await field(page, 'Title').fill('')
  await expect.poll(form.block).toEqual({ type: 'hero', title: '' })
  await field(page, 'Text').fill('Again.')
  await expect.poll(form.block).toEqual({ type: 'hero', title: '', text: 'Again.' })
})

test('a default is shown and not written', async ({ page }) => {
  const form = await openForm(page, { type: 'tabs', block: { type: 'tabs', items: [] } })
  await button(page, 'More options').click()
  await page.getByRole('switch', { name: 'Scroll' }).click()
  await expect.poll(form.block).toEqual({ type: 'tabs', items: [], scroll: true })
  await page.getByRole('switch', { name: 'Scroll' }).click()
  await expect.poll(form.block).toEqual({ type: 'tabs', items: [] })
  await button(page, 'Layout').click()
  const colours = page.getByRole('combobox', { name: 'Colours' })
  await expect(colours.locator('option:checked')).toHaveText('Default: Paper (like the page)')
  await colours.selectOption('Ink (dark)')
  await expect.poll(form.block).toEqual({ type: 'tabs', items: [], tone: 'ink' })
  await colours.selectOption('Default: Paper (like the page)')
  await expect.poll(form.block).toEqual({ type: 'tabs', items: [] })
})

test.describe('a list', () => {
  const steps = (...titles: string[]) => ({
    type: 'steps',
    items: titles.map((title) => ({ title })),
  })

  test('is changed with only the keyboard', async ({ page }) => {
    const form = await openForm(page, { type: 'steps', block: steps('Mix', 'Rest', 'Bake') })
    await button(page, 'Move down: Mix').press('Enter')
    await expect.poll(form.block).toEqual(steps('Rest', 'Mix', 'Bake'))
    await expect(button(page, 'Move down: Mix')).toBeFocused()
    await expect(page.getByRole('status')).toHaveText('Mix is now 2 of 3.')
    await page.keyboard.press('Enter')
    await expect.poll(form.block).toEqual(steps('Rest', 'Bake', 'Mix'))
    await expect(button(page, 'Move down: Mix')).toBeFocused()
    await button(page, 'Duplicate: Rest').press('Enter')
    await expect.poll(form.block).toEqual(steps('Rest', 'Rest', 'Bake', 'Mix'))
    const copy = page.getByRole('listitem').nth(1).getByRole('textbox', { name: 'Title' })
    await expect(copy).toBeFocused()
    await button(page, 'Remove: Bake').press('Enter')
    await expect.poll(form.block).toEqual(steps('Rest', 'Rest', 'Mix'))
  })

  test('gets a new item with its first field focused', async ({ page }) => {
    const form = await openForm(page, { type: 'steps', block: steps('Mix') })
    await button(page, 'Add to Steps').press('Enter')
    await expect(field(page, 'Title').last()).toBeFocused()
    await page.keyboard.type('Bake')
    await expect.poll(form.block).toMatchObject({ items: [{ title: 'Mix' }, { title: 'Bake' }] })
  })

  test('shows what a new item lacks once the focus leaves its field', async ({ page }) => {
    const form = await openForm(page, { type: 'steps', block: steps('Mix', '') })
    const problem = {
      ...{ file: 'page.json', line: 1, column: 1, severity: 'error' as const, rule: 'too-short' },
      ...{ message: 'Fill this in.', isMissing: true, where: [], fixes: [] },
    }
    const problems = [1, 2].map((index) => ({
      ...problem,
      pointer: `/blocks/1/items/${index}/title`,
    }))
    await page.evaluate((all) => window.setProblems(all), problems)
    const items = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await items.nth(1).getByRole('button').first().click()
    await expect(items.nth(1).getByText('Fill this in.')).toBeVisible()
    await button(page, 'Add to Steps').press('Enter')
    await expect(field(page, 'Title').last()).toBeFocused()
    await expect.poll(form.block).toMatchObject({ items: [{}, {}, { title: '' }] })
    await expect(page.getByText('Fill this in.')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(items.nth(2).getByText('Fill this in.')).toBeVisible()
  })

  test('of texts has a field for each', async ({ page }) => {
    const block = { type: 'prose', sections: [{ title: 'A', content: [{ list: ['x', 'y'] }] }] }
    const form = await openForm(page, { type: 'prose', block })
    await field(page, 'List 2').fill('z')
    await button(page, 'Add to List').click()
    await page.keyboard.type('w')
    const content = [{ list: ['x', 'z', 'w'] }]
    await expect.poll(form.block).toEqual({ ...block, sections: [{ title: 'A', content }] })
  })
})

test.describe('a rule that most fields have', () => {
  const rule = (message: string) => ({ rule: 'required', message })
  const openField = (page: Page, ...rules: unknown[]) =>
    openForm(page, {
      type: 'form',
      block: { type: 'form', fields: [{ type: 'text', name: 'a', label: 'A', rules }] },
    })
  const readRules = (form: OpenedForm) =>
    (form.block() as { fields: { rules?: unknown[] }[] }).fields[0]?.rules

  test('is a switch above the other rules, with its message', async ({ page }) => {
    const form = await openField(page, { rule: 'email', message: 'An address.' })
    const required = page.getByRole('switch', { name: 'Required' })
    await required.click()
    await field(page, 'Message').first().fill('Who are you?')
    const email = { rule: 'email', message: 'An address.' }
    await expect.poll(() => readRules(form)).toEqual([rule('Who are you?'), email])
    const rules = page.getByRole('list', { name: 'Rules' })
    await expect(rules.getByRole('listitem')).toHaveCount(1)
    await button(page, 'Add to Rules').click()
    const kind = rules.getByRole('combobox', { name: 'Kind' }).last()
    await expect(kind.getByRole('option', { name: 'Not empty' })).toHaveCount(0)
    await button(page, 'Remove: An address.').click()
    await required.click()
    await expect.poll(() => readRules(form)).toEqual([{ rule: 'personName', message: '' }])
    await required.click()
    await expect(field(page, 'Message').first()).toHaveValue('Who are you?')
  })

  test('is the only one of a consent, and a new consent has it', async ({ page }) => {
    const form = await openField(page)
    await page.getByRole('combobox', { name: 'Kind' }).first().selectOption('Consent')
    await expect(page.getByRole('switch', { name: 'Required' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Rules' })).toHaveCount(0)
    await expect.poll(() => readRules(form)).toEqual([rule('Tick this box to go on.')])
    await page.getByRole('switch', { name: 'Required' }).click()
    await expect.poll(() => readRules(form)).toBeUndefined()
  })
})

test('an empty name is derived from what the author types, and can be changed', async ({
  page,
}) => {
  const items = [
    { id: 'cake', question: 'Cake?', answer: 'Yes.' },
    { id: '', question: '', answer: '' },
  ]
  const form = await openForm(page, { type: 'faq', block: { type: 'faq', items } })
  const read = () => (form.block() as { items: typeof items }).items.map(({ id }) => id)
  await button(page, 'Questions 2').click()
  await field(page, 'Question').fill('Is there *cake*?')
  await field(page, 'Answer').fill('On Sundays.')
  await expect.poll(read).toEqual(['cake', 'is-there-cake'])
  // Undo takes back both.
  const typed = form.edits.findIndex(({ pointer }) => pointer.endsWith('/1/id'))
  expect(form.groups[typed]).toBe(form.groups[typed - 1])
  await field(page, 'Question').fill('Is there bread?')
  await field(page, 'Answer').press('End')
  expect(read()).toEqual(['cake', 'is-there-cake'])
  await field(page, 'Name for links').fill('bread')
  await expect.poll(read).toEqual(['cake', 'bread'])
  // Only the focus moves, so nothing changes.
  await field(page, 'Name for links').fill('')
  await field(page, 'Question').focus()
  await field(page, 'Answer').focus()
  expect(read()).toEqual(['cake', ''])
  await field(page, 'Question').fill('Cake')
  await page.keyboard.press('Tab')
  await expect.poll(read).toEqual(['cake', 'cake-2'])
})

test('switching the kind keeps what was typed', async ({ page }) => {
  const block = { type: 'prose', sections: [{ title: 'A', content: [{ text: 'Flour' }] }] }
  const form = await openForm(page, { type: 'prose', block })
  const content = () => {
    const { sections } = form.block() as typeof block
    return sections[0]?.content
  }
  const kind = page.getByRole('combobox', { name: 'Kind' })
  await kind.selectOption('Heading')
  await expect.poll(content).toEqual([{ heading: 'Flour' }])
  await field(page, 'Heading').last().fill('Wheat')
  await expect.poll(content).toEqual([{ heading: 'Wheat' }])
  await kind.selectOption('Paragraph')
  await expect.poll(content).toEqual([{ text: 'Flour' }])
  await kind.selectOption('Heading')
  await expect.poll(content).toEqual([{ heading: 'Wheat' }])
})

test('rich text is formatted with shortcuts and buttons', async ({ page }) => {
  const form = await openForm(page, { type: 'hero', block: hero })
  const text = field(page, 'Text')
  await text.press('Home')
  for (const _ of 'Baked') await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+b')
  await expect.poll(form.block).toMatchObject({ text: '**Baked** daily.' })
  await page.getByRole('group', { name: 'Format of Text' }).getByText('Italic').click()
  await expect.poll(form.block).toMatchObject({ text: '***Baked*** daily.' })
  await expect(text).toBeFocused()
  await text.press('Control+b')
  await expect.poll(form.block).toMatchObject({ text: '*Baked* daily.' })
})

test('the target of a link in a text is picked from a list or typed', async ({ page }) => {
  const asked: string[] = []
  const form = await openForm(page, {
    type: 'hero',
    block: { ...hero, text: 'See our bread today.' },
    choices: (_, query) => {
      asked.push(query)
      return { items: [{ value: '[x](/bread', label: 'Our bread' }], total: 1 }
    },
  })
  const text = field(page, 'Text')
  await text.press('Home')
  for (const _ of 'See ') await page.keyboard.press('ArrowRight')
  for (const _ of 'our bread') await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  const target = page.getByRole('combobox', { name: 'Link in Text' })
  await expect(target).toBeFocused()
  await page.keyboard.type('bre')
  await expect.poll(form.block).toMatchObject({ text: 'See [our bread](bre) today.' })
  await expect.poll(() => asked.at(-1)).toBe('[x](bre')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(form.block).toMatchObject({ text: 'See [our bread](/bread) today.' })
  await expect(target).toHaveValue('/bread')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(target).toBeHidden()
  await page.keyboard.type('!')
  await expect.poll(form.block).toMatchObject({ text: 'See [our bread](/bread)! today.' })
  // Within a link, the button changes its target.
  for (const _ of 'ad](/bread)!') await page.keyboard.press('ArrowLeft')
  await page.getByRole('group', { name: 'Format of Text' }).getByText('Link').click()
  await expect(target).toHaveValue('/bread')
  await page.getByRole('option', { name: 'Our bread' }).waitFor()
  await target.fill('https://example.com')
  await expect.poll(form.block).toMatchObject({
    text: 'See [our bread](https://example.com)! today.',
  })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})

test('a link is picked from a list or typed', async ({ page }) => {
  const pages = Array.from({ length: 60 }, (_, index) => ({
    value: `/page-${index}`,
    label: `Page ${index}`,
    detail: `/page-${index}`,
  }))
  const block = { ...hero, actions: [{ label: 'Order', href: '/' }] }
  const form = await openForm(page, {
    type: 'hero',
    block,
    choices: (pointer, query, from) => {
      expect(pointer).toBe('/blocks/1/actions/0/href')
      const items = pages.filter(({ label }) => label.includes(query))
      return { items: items.slice(from, from + 50), total: items.length }
    },
  })
  const href = () => (form.block() as typeof block).actions[0]?.href
  await button(page, 'Order').click()
  const link = page.getByRole('combobox', { name: 'Link', exact: true })
  await link.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(51)
  await options.last().click()
  await expect(options).toHaveCount(60)
  await link.fill('Page 42')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(href).toBe('/page-42')
  await expect(link).toHaveValue('/page-42')
  await link.fill('https://example.com')
  await expect.poll(href).toBe('https://example.com')
})

const DRAWING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')}`

test('a picture is uploaded, and its focus point is chosen with a click', async ({ page }) => {
  const form = await openForm(page, {
    type: 'picture',
    block: { type: 'picture' },
    choices: (_, value) => ({ items: [{ value, label: value, picture: DRAWING }], total: 1 }),
  })
  await button(page, 'Upload a file for Picture').waitFor()
  const upload = page.locator('input[type="file"]')
  await upload.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('') })
  await expect(page.getByRole('alert')).toHaveText('none.png is empty.')
  expect(form.edits).toEqual([])
  await upload.setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: Buffer.from('1') })
  await expect.poll(form.block).toEqual({ type: 'picture', picture: { src: '/assets/oven.png' } })
  await field(page, 'Alternative text').fill('An oven')
  await button(page, 'More options for Picture').click()
  await button(page, 'Focus point').click()
  const picture = page.locator(`img[src="${DRAWING}"]`).last()
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width / 4, y: height * 0.9 } })
  const focus = { x: 25, y: 90 }
  const whole = { src: '/assets/oven.png', alt: 'An oven', focus }
  await expect.poll(form.block).toEqual({ type: 'picture', picture: whole })
  await field(page, 'Percent from the left').fill('30.5')
  await expect.poll(form.block).toMatchObject({ picture: { focus: { x: 30.5, y: 90 } } })
})

test('the problems of a value are at its field', async ({ page }) => {
  await openForm(page, { type: 'hero', block: hero })
  await page.evaluate(() =>
    window.setProblems([
      {
        file: 'pages/index.json',
        pointer: '/blocks/1/title',
        line: 1,
        column: 1,
        severity: 'error',
        rule: 'long-title',
        message: 'The title is too long.',
        hint: 'Shorten it.',
        where: ['Home', 'Page opening', 'Title'],
        fixes: [],
      },
    ]),
  )
  const title = field(page, 'Title')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(/The title is too long. Shorten it./)
})

test('a selected value gets the focus, wherever it is', async ({ page }) => {
  const block = { ...hero, actions: [{ label: 'Order', href: '/' }] }
  await openForm(page, { type: 'hero', block })
  await page.evaluate(() => window.select('/blocks/1/actions/0/label'))
  await expect(page.getByRole('textbox', { name: 'Text', exact: true }).last()).toBeFocused()
  await button(page, 'Order').click()
  await page.evaluate(() => window.select('/blocks/1/actions/0/label'))
  await expect(page.getByRole('textbox', { name: 'Text', exact: true }).last()).toBeFocused()
  await page.evaluate(() => window.select('/blocks/1/eyebrow'))
  await expect(field(page, 'Line above the title')).toBeFocused()
  await field(page, 'Title').focus()
  expect(await page.evaluate(() => window.focused.at(-1))).toBe('/blocks/1/title')
})

test('a value from elsewhere is shown as JSON', async ({ page }) => {
  const form = await openForm(page, { type: 'hero', block: { ...hero, text: { use: 'hours' } } })
  await expect(field(page, 'Text')).toHaveValue('{\n  "use": "hours"\n}')
  await field(page, 'Text').fill('{ "use": "opening" ')
  await expect(page.getByText('This is not valid JSON.')).toBeVisible()
  await field(page, 'Text').fill('{ "use": "opening" }')
  await expect.poll(form.block).toEqual({ ...hero, text: { use: 'opening' } })
})

test('blocks within a block are opened elsewhere', async ({ page }) => {
  const items = [{ id: 'a', label: 'A', blocks: [{ type: 'prose' }, { type: 'page-list' }] }]
  await openForm(page, { type: 'tabs', block: { type: 'tabs', items } })
  await button(page, 'Page list').click()
  expect(await page.evaluate(() => window.opened)).toEqual(['/blocks/1/items/0/blocks/1'])
})

/** Types with every kind of field. A long run opens the forms of all types. */
const SAMPLE = ['cards', 'form', 'hero', 'offices', 'prose', 'table']
const opened = [...examples].filter(([type]) => isLongRun || SAMPLE.includes(type))

for (const [type, blocks] of opened) {
  test(`opening everything in the forms of ${type} changes nothing`, async ({ page }) => {
    const form = await openForm(page, { type, block: blocks[0] })
    const closed = page.locator('button[aria-expanded="false"]:visible')
    for (let most = 200; most > 0 && (await closed.count()) > 0; most -= 1) {
      await closed.first().click()
    }
    await expect(closed).toHaveCount(0)
    const open = page.locator('button[aria-expanded="true"]:visible')
    await open.first().waitFor()
    for (const input of await page.locator('input, textarea, select').all()) {
      if (await input.isVisible()) await input.focus()
    }
    await open.first().click()
    expect(form.edits).toEqual([])
  })
}
test('the form is accessible on wide and narrow screens, in light and dark', async ({ page }) => {
  const icon = { value: 'award', label: 'award' }
  await openForm(page, { type: 'cards', choices: () => ({ items: [icon], total: 1 }) })
  const closed = page.locator('button[aria-expanded="false"]:visible')
  for (const one of (await closed.all()).reverse()) await one.click()
  await page.getByRole('combobox', { name: 'Icon' }).first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessibleWideAndNarrow(page)
  await expectAccessibleInDark(page)
})
