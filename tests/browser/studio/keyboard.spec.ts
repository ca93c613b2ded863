import type { Page } from 'playwright/test'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'
import { prepareSite } from './states/states'

// One server for all tests.
test.describe.configure({ mode: 'default' })
test.use({ allowErrors: /React DevTools|404|500|postMessage/ })

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'keyboard')
  prepareSite(site)
})

test.afterAll(() => site.close())

interface Focused {
  /** The role or the name of the element. */
  kind: string
  name: string
  /** If `true`, it has an outline, or the element that is drawn for it has one. */
  isOutlined: boolean
  /** If `true`, nothing covers it. */
  isInView: boolean
}

/** What has the focus. Undefined for the document and the page in the iframe. */
function readFocused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element.matches('body, iframe')) return undefined
    const drawn = [element, ...(element.parentElement?.children ?? [])].filter(
      (one) => one === element || one.matches('label, [class*="track"]'),
    )
    const isOutlined = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const shown = drawn.find((one) => one.getBoundingClientRect().width > 1) ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    const isInView = at !== null && (shown.contains(at) || at.contains(shown))
    const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? element.tagName
    return { kind, name: element.ariaLabel ?? element.innerText, isOutlined, isInView }
  })
}

test('the focus is visible on every control', async ({ page }) => {
  const { side, form } = await openStudio(page, site, '/fields')
  await side.getByRole('button', { name: /^Page opening/ }).click()
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).focus()
  const kinds = new Set<string>()
  const bad: Focused[] = []
  for (let count = 0; count < 90 && !kinds.has('SELECT'); count += 1) {
    await page.keyboard.press('Tab')
    const focused = await readFocused(page)
    if (!focused) continue
    kinds.add(focused.kind)
    if (!focused.isOutlined || !focused.isInView) bad.push(focused)
  }
  expect(bad).toEqual([])
  expect([...kinds]).toEqual(expect.arrayContaining(['A', 'TEXTAREA', 'button', 'radio', 'tab']))
})

test('links lead from the blocks to the form, and back', async ({ page }) => {
  const { side, form } = await openStudio(page, site)
  await side.getByRole('button', { name: /^Page opening/ }).press('Enter')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(side.getByRole('link', { name: 'Go to the form' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(side).toBeFocused()
})

for (const [name, tab, button] of [
  ['the commands of a block', 'Blocks', 'Commands: Page list'],
  ['the block types', 'Blocks', 'Add a block'],
  ['the dialog for a new page', 'Pages', 'New page'],
] as const) {
  test(`Escape closes ${name}, and the focus returns`, async ({ page }) => {
    const { side } = await openStudio(page, site)
    await side.getByRole('tab', { name: tab }).press('Enter')
    const opener = side.getByRole('button', { name: button })
    await opener.press('Enter')
    const opened = page.getByRole('dialog').or(page.getByRole('menu'))
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the focus follows a block that is moved, and stays in the list after deleting', async ({
  page,
}) => {
  const { side } = await openStudio(page, site)
  const commands = side.getByRole('button', { name: /^Commands:/ })
  const choose = async (name: string) => {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name }).press('Enter')
  }
  await commands.nth(2).focus()
  await expect(commands.nth(2)).toHaveAccessibleName('Commands: Page list')
  await choose('Move up')
  await expect(commands.nth(1)).toHaveAccessibleName('Commands: Page list')
  await expect(commands.nth(1)).toBeFocused()
  await choose('Duplicate')
  await expect(commands.nth(2)).toHaveAccessibleName('Commands: Page list')
  await expect(commands.nth(2)).toBeFocused()
  await choose('Delete')
  await expect(commands.nth(2)).toHaveAccessibleName('Commands: Choice of audience')
  await expect(commands.nth(2)).toBeFocused()
})

test('a narrow window keeps showing the list while blocks move', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  const { side } = await openStudio(page, site)
  await page.getByText('Contents', { exact: true }).click()
  const commands = side.getByRole('button', { name: /^Commands:/ })
  const name = (await commands.first().getAttribute('aria-label')) ?? ''
  await commands.first().click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect(commands.nth(1)).toHaveAccessibleName(name)
  await expect(commands.nth(1)).toBeFocused()
  await expect(side.getByRole('listitem').nth(1).getByRole('button').first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeChecked()
})
