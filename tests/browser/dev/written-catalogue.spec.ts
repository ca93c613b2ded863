/** The written catalogue on a host that only serves files. */
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeCatalogue } from '../../../engine/node/block-tools/catalogue/write-catalogue'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { PlainHost } from '../../support/servers/plain-host'
import { startPlainHost } from '../../support/servers/plain-host'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/site'

test.describe.configure({ mode: 'serial' })

const OUT = join(projectRoot, '.test/catalogue-files')
const BASE = '/blocks-of-quire'

let host: PlainHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await writeCatalogue(join(projectRoot, 'tests/sites/tiny'), OUT, { base: BASE })
  host = await startPlainHost(OUT, { base: BASE })
})
test.afterAll(() => host?.close())

const look = (page: Page) => page.getByRole('combobox', { name: 'Look', exact: true })
const scheme = (page: Page) => page.getByRole('combobox', { name: 'Light or dark' })

/** The styles of the first example: its page and its heading. */
const measure = (page: Page) =>
  page
    .locator('.desktop iframe')
    .first()
    .contentFrame()
    .locator('h1, h2')
    .first()
    .evaluate((heading) => {
      const [body, title] = [document.body, heading].map((element) => getComputedStyle(element))
      const [family = ''] = title?.fontFamily.split(',') ?? []
      const isLoaded = document.fonts.check(`${title?.fontWeight} 16px ${family}`)
      return { paper: body?.backgroundColor, family, isLoaded }
    })

test('one control shows the examples in each look, with its fonts, on all pages (R-344)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${host.url}${BASE}/blocks/hero`)
  const own = await measure(page)
  const options = await look(page).locator('option').allTextContents()
  expect(options).toEqual(['This site', 'Bold', 'Plain', 'Press', 'Quiet', 'Warm'])
  await look(page).selectOption('Bold')
  const bold = { paper: 'rgb(255, 253, 246)', family: 'Archivo', isLoaded: true }
  await expect.poll(() => measure(page)).toEqual(bold)
  await look(page).selectOption('Press')
  await expect.poll(() => measure(page)).toMatchObject({ family: 'Newsreader', isLoaded: true })
  await look(page).selectOption('Bold')

  await page.getByRole('link', { name: 'Block catalogue' }).click()
  await page.getByRole('link', { name: 'faq', exact: true }).click()
  await expect(look(page)).toHaveValue('Bold')
  await expect.poll(() => measure(page)).toEqual(bold)
  await expectAccessible(page)
  await look(page).selectOption('This site')
  await expect.poll(async () => (await measure(page)).paper).toBe(own.paper)
})

test('each look has light and dark colours, also by the setting of the system (R-344)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${host.url}${BASE}/blocks/faq`)
  for (const name of ['This site', 'Warm']) {
    await look(page).selectOption(name)
    await scheme(page).selectOption('Light')
    const light = await measure(page)
    await scheme(page).selectOption('Dark')
    await expect.poll(async () => (await measure(page)).paper).not.toBe(light.paper)
    const dark = await measure(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await scheme(page).selectOption('Light')
    await expect.poll(async () => (await measure(page)).paper).toBe(light.paper)
    if (name !== 'This site') {
      await scheme(page).selectOption('Automatic')
      await expect.poll(async () => (await measure(page)).paper).toBe(dark.paper)
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
})
