import { expect, test } from '../../support/site'
import type { StudioSite } from '../../support/studio'
import { openStudio, serveStudio } from '../../support/studio'

test.describe.configure({ mode: 'serial' })

const ABOUT = 'pages/about.json'
const STORY = 'pages/news/the-last-chimney.json'
let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/news', 'shared-blocks')
})

test.afterAll(() => site.close())

test.describe('what several pages show', () => {
  // React logs a suggestion to install its developer tools.
  test.use({ allowErrors: /React DevTools|404|409/ })

  test('names the pages before it is changed, and opens them', async ({ page }) => {
    const { side, form, shown } = await openStudio(page, site, '/about')
    await shown.getByRole('heading', { name: 'The Weir on Friday' }).click()
    await expect(form.getByText('Shared: Newsletter')).toBeVisible()
    await expect(form.getByText(/^A change shows on \d\d pages:$/)).toBeVisible()
    await expect(form.getByText(/^and \d\d more$/)).toBeVisible()
    const pages = form.getByRole('list').first().getByRole('button')
    await expect(pages).toHaveCount(5)
    const title = (await pages.first().textContent()) ?? ''
    await pages.first().press('Enter')
    await side.getByRole('tab', { name: 'Pages' }).click()
    await expect(side.locator('[aria-current]')).toContainText(title)
    await expect(form.getByText('Shared: Newsletter')).toBeVisible()
  })

  test('becomes a copy by keyboard, and shared again', async ({ page }) => {
    const before = site.read(ABOUT)
    const { side, form, shown } = await openStudio(page, site, '/about')
    const block = side.getByRole('button', { name: /Shared: Opening hours/ })
    await expect(block).toBeVisible()
    const commands = side.getByRole('button', { name: 'Commands: Text and picture' })
    const text = await shown.locator('[data-block=split]').innerText()
    await commands.press('Enter')
    await page.getByRole('menuitem', { name: 'Detach' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Detach this block?' })
    await expect(dialog).toContainText('This page gets its own copy of the shared block.')
    await dialog.getByRole('button', { name: 'Detach', exact: true }).press('Enter')
    await expect(block).toHaveCount(0)
    await expect(commands).toBeFocused()
    await expect(form.getByRole('heading', { level: 2 })).toHaveText('Text and picture')
    await expect(form.getByText('Shared: Opening hours')).toHaveCount(0)
    await expect.poll(() => site.read(ABOUT)).toContain('"When to come"')
    expect(await shown.locator('[data-block=split]').innerText()).toBe(text)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(block).toBeVisible()
    await expect.poll(() => site.read(ABOUT)).toBe(before)
  })

  test('moves where the page uses it', async ({ page }) => {
    const before = site.read(ABOUT)
    const { side } = await openStudio(page, site, '/about')
    await side.getByRole('button', { name: 'Commands: Text and picture' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
    const blocks = side.getByRole('list').first().locator('> li')
    await expect(blocks.nth(1)).toContainText('Shared: Opening hours')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => site.read(ABOUT)).toBe(before)
  })

  test('is grey in the settings of a page, and opens in the collection', async ({ page }) => {
    const { side, form, shown } = await openStudio(page, site, '/news/the-last-chimney')
    await side.getByRole('button', { name: 'Page settings' }).click()
    const description = form.getByRole('textbox', { name: 'Description', exact: true })
    const { summary } = JSON.parse(site.read(STORY))
    await expect(description).toHaveValue('')
    await expect(description).toHaveAttribute('placeholder', summary)
    await expect(description).toHaveAccessibleDescription(/From the collection News\.$/)
    await form.getByRole('button', { name: 'Description', exact: true }).press('Enter')
    await expect(form.getByText('From the collection News', { exact: true })).toBeVisible()
    await expect(form.getByText(/^A change shows on \d\d pages:$/)).toBeVisible()
    await shown.locator('[data-block=prose] p').first().click()
    await expect(form).toContainText(
      'Text from the-last-chimney.md. Change it in a text editor: pages/news/the-last-chimney.md',
    )
  })
})
