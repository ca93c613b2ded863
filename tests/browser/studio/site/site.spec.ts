import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/site'
import type { StudioSite } from '../../support/studio'
import { openStudio, serveStudio } from '../../support/studio'

/** What is about the whole site: its colours, its look and its files. */

// One server for all tests.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ allowErrors: /React DevTools|404|409|postMessage/ })

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'site')
})

test.afterAll(() => site.close())

const read = (file: string) => JSON.parse(site.read(file))

test('a colour shows its contrast, and the check reports a faint one', async ({ page }) => {
  const { side, form } = await openStudio(page, site)
  await side.getByRole('tab', { name: 'Site' }).click()
  await side.getByRole('button', { name: /^Theme and look/ }).click()
  const contrasts = form.getByRole('list', { name: 'Contrast of Ink' }).first()
  await expect(contrasts.getByRole('listitem').first()).toHaveText(
    /^On Paper\d+\.\d : 1, readable$/,
  )
  const ink = form.getByRole('textbox', { name: 'Ink' }).first()
  const before = await ink.inputValue()
  await ink.fill('#B0B0B0')
  await expect(contrasts.getByRole('listitem').first()).toHaveText(
    /^On Paper[12]\.\d : 1, too faint$/,
  )
  await expect(form.getByText(/is hard to read on/).first()).toBeVisible()
  await form.getByLabel('Choose: Ink').first().fill('#221100')
  await expect(ink).toHaveValue('#221100')
  await ink.fill(before)
  await expect(contrasts.getByRole('listitem').first()).toContainText('readable')
})

test('dark mode is added without a colour, and stays when its last one is removed', async ({
  page,
}) => {
  const { side, form } = await openStudio(page, site)
  await side.getByRole('tab', { name: 'Site' }).click()
  await side.getByRole('button', { name: /^Theme and look/ }).click()
  const { dark } = read('settings.json').theme
  if (dark !== undefined) await form.getByRole('button', { name: 'Remove Dark mode' }).click()
  await form.getByRole('button', { name: 'Add Dark mode' }).click()
  await expect.poll(() => read('settings.json').theme.dark).toEqual({})
  const group = form.getByRole('group', { name: 'Dark mode' })
  const paper = group.getByRole('textbox', { name: 'Paper', exact: true })
  await expect(paper).toHaveAttribute('placeholder', /^#[0-9A-F]{6}$/)
  await paper.fill('#101010')
  await expect.poll(() => read('settings.json').theme.dark).toEqual({ paper: '#101010' })
  await paper.fill('')
  await expect.poll(() => read('settings.json').theme.dark).toEqual({})
})

test('a look says what it changes, and is undone in one step', async ({ page }) => {
  const { side, form, shown } = await openStudio(page, site)
  const before = site.read('settings.json')
  await side.getByRole('tab', { name: 'Site' }).click()
  await side.getByRole('button', { name: /^Theme and look/ }).click()
  await form.getByRole('button', { name: 'Choose a look' }).click()
  await page.getByRole('button', { name: 'Choose Quiet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Quiet changes:')).toBeFocused()
  await expect(dialog.getByRole('listitem').first()).toHaveText('Colours')
  await expect(dialog).toContainText('Instrument Sans and Cormorant')
  await dialog.getByRole('button', { name: 'Use Quiet' }).click()
  await expect(form.getByRole('textbox', { name: 'Ink' }).first()).toHaveValue('#2A2D29')
  await expect(shown.locator('body')).toHaveCSS('font-family', /Instrument Sans/)
  await expect.poll(() => read('settings.json').theme.width).toBe('narrow')
  expect(existsSync(join(site.dir, 'assets/fonts/cormorant.woff2'))).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => site.read('settings.json')).toBe(before)
})

test('a missing file is started, and a redirect shows its problem', async ({ page }) => {
  const { side, form } = await openStudio(page, site)
  await side.getByRole('tab', { name: 'Site' }).click()
  await expect(side.getByRole('heading', { name: 'Not used yet' })).toBeVisible()
  await side.getByRole('button', { name: /^People/ }).click()
  await expect(form.getByRole('heading', { name: 'People', level: 2 })).toBeVisible()
  await expect(side.getByRole('heading', { name: 'Not used yet' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Add to People' }).click()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Miller')
  await page.keyboard.press('Tab')
  await expect.poll(() => existsSync(join(site.dir, 'people.json'))).toBe(true)
  await expect
    .poll(() => read('people.json').people)
    .toEqual([{ id: 'ada-miller', name: 'Ada Miller' }])

  await side.getByRole('button', { name: /^Redirects/ }).click()
  const add = form.getByRole('button', { name: 'Add to Rules' })
  for (const [from, to] of [
    ['/early', '/late'],
    ['/late', '/early'],
  ] as const) {
    await add.click()
    await form.getByRole('textbox', { name: 'From' }).last().fill(from)
    await form.getByRole('combobox', { name: 'To' }).last().fill(to)
    await page.keyboard.press('Tab')
  }
  const rule = form.getByRole('button', { name: '/early → /late', exact: false }).first()
  await expect(rule).toBeVisible()
  await expect(form.getByText(/form a loop/)).toBeVisible()
})

test('the search is tried, and shows the position of the page', async ({ page }) => {
  const { side, form } = await openStudio(page, site, '/breads')
  await side.getByRole('button', { name: /^Page settings/ }).click()
  await form.getByRole('searchbox', { name: 'Try the search' }).fill('bread')
  await expect(form.getByText(/pages? found. This page is number \d|Only this page/)).toBeVisible()
  await expect(
    form.getByRole('list', { name: 'Results' }).getByRole('listitem').first(),
  ).toBeVisible()
  await form.getByRole('searchbox', { name: 'Try the search' }).fill('aeroplane')
  await expect(form.getByText('0 pages found. This page is not among them.')).toBeVisible()
})

test('the site is shown as of another time', async ({ page }) => {
  const file = 'pages/visit.json'
  const visit = read(file)
  const sections = [{ content: [{ text: 'Order by Thursday.' }] }]
  const notice = { type: 'prose', publishAt: '2099-03-15', title: 'Easter', sections }
  writeFileSync(
    join(site.dir, file),
    JSON.stringify({ ...visit, blocks: [...visit.blocks, notice] }),
  )
  const { side, shown } = await openStudio(page, site, '/visit')
  await expect(side.getByRole('button', { name: /Easter.*From 15 March 2099/ })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Easter' })).toBeVisible()
  const show = async (at: string) => {
    await page.getByRole('button', { name: /^As of/ }).click()
    await page.getByLabel('Show the site as of').fill(at)
    await page.keyboard.press('Enter')
  }
  await show('2099-03-01T10:00')
  await expect(page.getByRole('button', { name: 'As of 2099-03-01, 10:00' })).toBeVisible()
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Easter' })).toHaveCount(0)
  await show('2099-03-20T10:00')
  await expect(shown.getByRole('heading', { name: 'Easter' })).toBeVisible()
  await page.getByRole('button', { name: /^As of/ }).click()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('button', { name: 'As of …' })).toBeVisible()
})
