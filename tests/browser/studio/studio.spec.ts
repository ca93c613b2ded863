import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'

test.describe.configure({ mode: 'serial' })

const HOME = 'pages/index.json'
let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'studio')
})

test.afterAll(() => site.close())

test.describe('the studio', () => {
  // React logs a suggestion to install its developer tools.
  test.use({ allowErrors: /React DevTools|404|409/ })

  test('shows what is typed, saves only these bytes, and undoes it', async ({ page }) => {
    const before = site.read(HOME)
    const { side, form, shown, status } = await openStudio(page, site)
    await side.getByRole('button', { name: /^Page opening/ }).click()
    const title = form.getByRole('textbox', { name: 'Title', exact: true })
    await title.press('End')
    await title.pressSequentially(', every day')
    await expect(title).toHaveValue('Bread worth getting up for, every day')
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
      'Bread worth getting up for, every day',
    )
    await expect(status).toHaveText('All changes saved')
    expect(site.read(HOME)).toBe(before.replace('getting up for"', 'getting up for, every day"'))
    await page.keyboard.press('Control+z')
    await expect(title).toHaveValue('Bread worth getting up for')
    await expect.poll(() => site.read(HOME)).toBe(before)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => site.read(HOME)).toContain('every day')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => site.read(HOME)).toBe(before)
  })

  test('adds, moves, duplicates and deletes blocks by keyboard', async ({ page }) => {
    const before = site.read(HOME)
    const { side, form, shown } = await openStudio(page, site)
    const blocks = side.getByRole('list').first().locator('> li')
    const count = await blocks.count()
    await side.getByRole('button', { name: 'Add a block' }).press('Enter')
    const picker = page.getByRole('dialog', { name: 'Add a block' })
    await picker.getByRole('searchbox').pressSequentially('quotation')
    await expect(picker.getByRole('status')).toHaveText('1 block')
    await picker.getByRole('button', { name: /Quotation/ }).press('Enter')
    await expect(blocks).toHaveCount(count + 1)
    await expect(form.getByRole('heading', { name: 'Quotation' })).toBeVisible()
    await expect(shown.locator('[data-block=quotation]').last()).toBeInViewport()
    const commands = side.getByRole('button', { name: 'Commands: Quotation' })
    const choose = async (name: string) => {
      await commands.first().press('Enter')
      await page.getByRole('menuitem', { name }).press('Enter')
    }
    await choose('Move up')
    await expect(blocks.nth(count - 1)).toContainText('Quotation')
    await choose('Duplicate')
    await expect(blocks).toHaveCount(count + 2)
    await choose('Delete')
    await choose('Delete')
    await expect(blocks).toHaveCount(count)
    await expect.poll(() => site.read(HOME)).toBe(before)
  })

  test('adds a page, and brings back a deleted one', async ({ page }) => {
    const { side, form, shown } = await openStudio(page, site)
    await side.getByRole('tab', { name: 'Pages' }).click()
    await side.getByRole('button', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Open days')
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/open-days')
    await dialog.getByRole('button', { name: 'Add the page' }).click()
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Open days')
    await expect(side.getByRole('tab', { name: 'Blocks', selected: true })).toBeVisible()
    const file = join(site.dir, 'pages/open-days.json')
    await expect.poll(() => existsSync(file)).toBe(true)
    await side.getByRole('button', { name: 'Page settings' }).click()
    await form.getByRole('button', { name: 'Delete this page' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => existsSync(file)).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => existsSync(file)).toBe(true)
  })

  test('names the links to a page before it is deleted, and opens them afterwards', async ({
    page,
  }) => {
    const { side, form } = await openStudio(page, site, '/breads/sourdough')
    await side.getByRole('button', { name: 'Page settings' }).click()
    await form.getByRole('button', { name: 'Delete this page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this page?' })
    await expect(dialog).toContainText('5 links to this page:')
    const links = await dialog.getByRole('listitem').allTextContents()
    // A menu entry, a link in a text, and a redirect.
    expect(links).toEqual(expect.arrayContaining(['Header', 'Our breads: Comparison', 'Redirects']))
    // The home page, which is shown instead, loads slowly.
    let load = () => {}
    const isLoaded = new Promise<void>((done) => {
      load = done
    })
    await page.route('**/', async (route) => {
      await isLoaded
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Delete only the page' }).click()
    const alert = page.getByRole('alert', { name: 'Links to the deleted page:' })
    await expect(alert.getByRole('listitem')).toHaveText(links)
    await alert.getByRole('button', { name: 'Header' }).first().click()
    const link = form.getByRole('combobox', { name: 'Link' }).and(page.locator(':focus'))
    await expect(link).toHaveValue('/breads/sourdough')
    load()
    await expect(page).toHaveURL(/\?page=%2F$/)
    await expect(link).toHaveValue('/breads/sourdough')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(alert).toBeHidden()
    expect(existsSync(join(site.dir, 'pages/breads/sourdough.json'))).toBe(true)
  })

  test('moves a page with the links to it, and back', async ({ page }) => {
    const before = site.read('layout.json')
    const { side, form, shown } = await openStudio(page, site, '/breads/sourdough')
    const title = (await shown.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await side.getByRole('button', { name: 'Page settings' }).click()
    await form.getByRole('button', { name: 'Change the address' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change the address' })
    const address = dialog.getByRole('textbox', { name: 'Address' })
    await expect(address).toBeFocused()
    await address.fill('Order')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/There is already a page at "\/order"/)
    await address.fill('/breads/levain')
    await address.press('Enter')
    await expect(page).toHaveURL(/page=%2Fbreads%2Flevain$/)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => site.read('layout.json')).toContain('"/breads/levain"')
    const old = join(site.dir, 'pages/breads/sourdough.json')
    await expect.poll(() => existsSync(old)).toBe(false)
    expect(site.read('pages/breads.json')).toContain('[how it is made](/breads/levain)')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(/page=%2Fbreads%2Fsourdough$/)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => site.read('layout.json')).toBe(before)
    await expect.poll(() => existsSync(join(site.dir, 'pages/breads/levain.json'))).toBe(false)
  })

  test('shows a change by another program, and lists problems with their fixes', async ({
    page,
  }) => {
    const before = site.read(HOME)
    const { side, shown } = await openStudio(page, site)
    writeFileSync(join(site.dir, HOME), before.replace('"href": "/breads"', '"href": "/breds"'))
    await side.getByRole('tab', { name: /^Problems/ }).click()
    const item = side.getByRole('listitem').filter({ hasText: '/breds' }).first()
    await item
      .getByRole('button', { name: /breads/ })
      .first()
      .click()
    await expect.poll(() => site.read(HOME)).toBe(before)
    await expect(side.getByText('No problems.')).toBeVisible()
    await expect(shown.getByRole('link', { name: 'See the breads' })).toBeVisible()
  })
})
