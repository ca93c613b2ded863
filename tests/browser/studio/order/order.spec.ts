import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/accessible'
import { expect, test } from '../../support/site'
import type { StudioSite } from '../../support/studio'
import { openStudio, serveStudio } from '../../support/studio'

// One server for all tests.
test.describe.configure({ mode: 'default' })
test.use({ allowErrors: /React DevTools|404|409|postMessage/ })

const FILE = 'pages/ordered.json'
const TEXT = `{
  "title": "Ordered", "description": "Blocks in blocks.",
  "blocks": [
    { "type": "hero",   "title": "Ordered" },
    { "type": "tabs", "items": [
      { "id": "one", "label": "One", "blocks": [
        { "type": "quotation", "items": [{ "text": "First.", "name": "Ann" }] },
        { "type": "cards", "items": [
          { "title": "Rye", "text": "Dark." }, { "title": "Oat", "text": "Soft." } ] }
      ] },
      { "id": "two", "label": "Two", "blocks": [{ "type": "quotation", "items": [{ "text": "Second.", "name": "Ben" }] }] } ] },
    { "type": "cards", "id": "shelf", "title": "Shelf", "items": [{ "title": "White", "text": "Light." }] }
  ]
}
`
const OTHER = {
  title: 'Other',
  description: 'Another page.',
  blocks: [{ type: 'hero', title: 'O' }],
}

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'order')
})

test.beforeEach(() => {
  writeFileSync(join(site.dir, FILE), TEXT)
  writeFileSync(join(site.dir, 'pages/other.json'), JSON.stringify(OTHER))
})

test.afterAll(() => site.close())

/** The blocks of a page file: `hero tabs(quotation cards | quotation) cards`. */
function readOrder(file = FILE): string {
  interface Block {
    type: string
    items?: { blocks?: Block[] }[]
  }
  const write = (blocks: Block[]): string =>
    blocks
      .map(({ type, items }) => {
        const lists = items?.flatMap(({ blocks: inner }) => (inner ? [write(inner)] : [])) ?? []
        return lists.length > 0 ? `${type}(${lists.join(' | ')})` : type
      })
      .join(' ')
  return write(JSON.parse(site.read(file)).blocks)
}

const START = 'hero tabs(quotation cards | quotation) cards'

const commandsOf = (list: Locator, name: string) =>
  list.getByRole('button', { name: `Commands: ${name}`, exact: true })

/** The row of a block in the list of blocks. */
const rowOf = (list: Locator, name: string, index = 0) =>
  list.locator(`[data-zone]:has([data-commands][aria-label="Commands: ${name}"])`).nth(index)

/** Drags a row by its handle to the upper or lower part of another one, without dropping it. */
async function dragTo(page: Page, row: Locator, target: Locator, edge: 'upper' | 'lower') {
  await row.locator('[draggable]').last().hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not shown.')
  const y = box.y + box.height * (edge === 'upper' ? 0.2 : 0.8)
  await page.mouse.move(box.x + box.width / 2, y - 3, { steps: 5 })
  await page.mouse.move(box.x + box.width / 2, y, { steps: 3 })
}

async function choose(page: Page, commands: Locator, name: string): Promise<void> {
  await commands.press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

test.describe('dragging', () => {
  test('moves a block in its list, into a list and out of it', async ({ page }) => {
    const { side } = await openStudio(page, site, '/ordered')
    await dragTo(page, rowOf(side, 'Cards', 1), rowOf(side, 'Tabs'), 'upper')
    await expect(rowOf(side, 'Tabs')).toHaveAttribute('data-drop', 'before')
    await page.mouse.up()
    await expect.poll(() => readOrder()).toBe('hero cards tabs(quotation cards | quotation)')
    await expect(page.getByRole('status').filter({ hasText: 'Cards is now 2 of 3.' })).toHaveCount(
      1,
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => site.read(FILE)).toBe(TEXT)
    await expect(rowOf(side, 'Cards', 1)).toContainText('Shelf')
    await dragTo(page, rowOf(side, 'Cards', 1), rowOf(side, 'Quotation', 1), 'lower')
    await page.mouse.up()
    await expect.poll(() => readOrder()).toBe('hero tabs(quotation cards | quotation cards)')
    await expect(rowOf(side, 'Cards', 1)).toContainText('Shelf')
    await dragTo(page, rowOf(side, 'Quotation'), rowOf(side, 'Page opening'), 'lower')
    await page.mouse.up()
    await expect.poll(() => readOrder()).toBe('hero quotation tabs(cards | quotation cards)')
  })

  test('is cancelled by Escape, and a block stays if it is dropped on itself or in itself', async ({
    page,
  }) => {
    const { side } = await openStudio(page, site, '/ordered')
    const edits: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/edit')) edits.push(sent.url())
    })
    const [tabs, cards] = [rowOf(side, 'Tabs'), rowOf(side, 'Cards', 1)]
    await dragTo(page, cards, tabs, 'upper')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(side.locator('[data-drop]')).toHaveCount(0)
    await dragTo(page, cards, tabs, 'upper')
    await dragTo(page, cards, cards, 'lower')
    await page.mouse.up()
    await dragTo(page, tabs, rowOf(side, 'Quotation'), 'lower')
    await expect(side.locator('[data-drop]')).toHaveCount(0)
    await page.mouse.up()
    expect(site.read(FILE)).toBe(TEXT)
    expect(edits).toEqual([])
  })

  test('moves the items of a list in a form', async ({ page }) => {
    const { side, form } = await openStudio(page, site, '/ordered')
    await rowOf(side, 'Cards').getByRole('button').first().click()
    const items = form.getByRole('list', { name: 'Cards' }).locator('> [role=listitem]')
    await expect(items).toHaveCount(2)
    await dragTo(page, items.nth(0), items.nth(1), 'lower')
    await page.mouse.up()
    await expect(items.nth(1)).toContainText('Rye')
    await expect(form.getByText('Rye is now 2 of 2.')).toBeAttached()
    await expect.poll(() => site.read(FILE)).toMatch(/"Oat".*\s.*"Rye"|"Oat".*"Rye"/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => site.read(FILE)).toBe(TEXT)
  })
})

test.describe('the keyboard', () => {
  test('moves a block to another list, and the focus follows', async ({ page }) => {
    const { side } = await openStudio(page, site, '/ordered')
    await choose(page, commandsOf(side, 'Cards').last(), 'Move to…')
    const dialog = page.getByRole('dialog', { name: 'Move to…' })
    await dialog.getByRole('combobox', { name: 'List' }).selectOption('Tabs › Tabs 2 (Two)')
    await dialog.getByRole('combobox', { name: 'Position' }).selectOption('At the start')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move' }).press('Enter')
    await expect.poll(() => readOrder()).toBe('hero tabs(quotation cards | cards quotation)')
    await expect(commandsOf(side, 'Cards').last()).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Cards is now 1 of 2.' })).toHaveCount(
      1,
    )
    await choose(page, commandsOf(side, 'Cards').last(), 'Move to…')
    await dialog.getByRole('combobox', { name: 'List' }).selectOption('Blocks')
    await dialog.getByRole('button', { name: 'Move' }).press('Enter')
    await expect.poll(() => readOrder()).toBe(START)
  })

  test('has all commands for blocks within a block, also in its form', async ({ page }) => {
    const { side, form } = await openStudio(page, site, '/ordered')
    await rowOf(side, 'Tabs').getByRole('button').first().press('Enter')
    await form.getByRole('button', { name: 'One', exact: true }).press('Enter')
    const blocks = form.getByRole('group', { name: 'Blocks' }).first()
    await choose(page, commandsOf(blocks, 'Quotation'), 'Move down')
    await expect.poll(() => readOrder()).toBe('hero tabs(cards quotation | quotation) cards')
    await expect(commandsOf(blocks, 'Quotation')).toBeFocused()
    await choose(page, commandsOf(blocks, 'Quotation'), 'Duplicate')
    await expect(commandsOf(blocks, 'Quotation')).toHaveCount(2)
    await choose(page, commandsOf(blocks, 'Cards'), 'Delete')
    await expect.poll(() => readOrder()).toBe('hero tabs(quotation quotation | quotation) cards')
    await blocks.getByRole('button', { name: 'Add a block' }).press('Enter')
    const picker = page.getByRole('dialog', { name: 'Add a block' })
    await picker.getByRole('button', { name: /^Text/ }).first().click()
    await expect.poll(() => readOrder()).toMatch(/quotation quotation \w+ \| quotation/)
  })
})

test.describe('copying', () => {
  test('pastes a block into another page after a reload, in another tab', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { side } = await openStudio(page, site, '/ordered')
    await choose(page, commandsOf(side, 'Cards').last(), 'Copy')
    await expect(page.getByText('Cards is copied.')).toBeAttached()
    await page.reload()
    const other = await context.newPage()
    const parts = await openStudio(other, site, '/other')
    await parts.side.getByRole('button', { name: 'Paste a block' }).press('Enter')
    await expect.poll(() => readOrder('pages/other.json')).toBe('hero cards')
    await expect(parts.form.getByRole('heading', { name: 'Cards' })).toBeFocused()
    await choose(other, commandsOf(parts.side, 'Page opening'), 'Paste before')
    await expect.poll(() => readOrder('pages/other.json')).toBe('cards hero cards')
    const ids = JSON.parse(site.read('pages/other.json')).blocks.map(
      ({ id }: { id?: string }) => id,
    )
    expect(ids).toEqual(['shelf-2', undefined, 'shelf'])
  })

  test('works without the permission for the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error('Refused'))
      Object.assign(navigator.clipboard, { readText: refuse, writeText: refuse })
    })
    const { side } = await openStudio(page, site, '/ordered')
    await choose(page, commandsOf(side, 'Quotation').first(), 'Cut')
    await expect.poll(() => readOrder()).toBe('hero tabs(cards | quotation) cards')
    await choose(page, commandsOf(side, 'Page opening'), 'Paste after')
    await expect.poll(() => readOrder()).toBe('hero quotation tabs(cards | quotation) cards')
  })

  test('has the keys of the system while a block has the focus', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { side, form } = await openStudio(page, site, '/ordered')
    await rowOf(side, 'Quotation').getByRole('button').first().focus()
    await page.keyboard.press('Control+c')
    await rowOf(side, 'Page opening').getByRole('button').first().focus()
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => readOrder())
      .toBe('hero quotation tabs(quotation cards | quotation) cards')
    // Text fields have their own clipboard.
    const title = form.getByRole('textbox').first()
    await title.press('Control+v')
    await expect
      .poll(() => readOrder())
      .toBe('hero quotation tabs(quotation cards | quotation) cards')
  })

  test('answers what is no block with words', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { side } = await openStudio(page, site, '/ordered')
    for (const text of ['Bread', '{"type":"script"}', '[{"type":"hero","title":"x"},1]', '']) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await side.getByRole('button', { name: 'Paste a block' }).click()
      const alert = page.getByRole('alert', { name: 'This is not possible' })
      await expect(alert).toContainText('The clipboard has no block. Copy a block first.')
      await alert.getByRole('button', { name: 'Close' }).click()
    }
    expect(site.read(FILE)).toBe(TEXT)
  })
})
