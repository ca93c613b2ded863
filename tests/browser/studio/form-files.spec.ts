/** The forms of the studio in front of its real server. */
import type { Locator } from 'playwright/test'
import { isLongRun } from '../../support/run-length'
import { loadExamples, routeOfExample, writeExamplesSite } from '../../support/sites/examples-site'
import { hashFiles } from '../../support/sites/hash-files'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { openStudio, serveStudio } from '../support/studio'

test.describe.configure({ mode: 'serial' })

let site: StudioSite

test.beforeAll(async () => {
  writeExamplesSite('.test/form-examples')
  site = await serveStudio('.test/form-examples', 'forms')
})

test.afterAll(() => site.close())

/** Opens all parts of a form, without the commands of nested blocks. */
async function openAll(form: Locator): Promise<void> {
  const closed = form.locator('button[aria-expanded="false"]:not([aria-haspopup]):visible')
  for (let most = 300; most > 0 && (await closed.count()) > 0; most -= 1) {
    await closed.first().click()
  }
  await expect(closed).toHaveCount(0)
}

/** Types with every kind of field. A long run opens the forms of all examples. */
const SAMPLE = ['form', 'prose', 'tabs']
const opened = [...loadExamples()].flatMap(([type, examples]) => {
  if (!isLongRun && !SAMPLE.includes(type)) return []
  return examples.slice(0, isLongRun ? undefined : 1).map((_, index) => ({ type, index }))
})

test.describe('the forms of the studio', () => {
  // React logs a suggestion to install its developer tools, and Chromium refused uploads.
  test.use({ allowErrors: /React DevTools|415 \(Unsupported Media Type\)/ })

  for (const { type, index } of opened) {
    test(`changes no file when opened and closed: ${type} ${index + 1}`, async ({ page }) => {
      test.slow()
      const before = hashFiles(site.dir)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      const { side, form } = await openStudio(page, site, routeOfExample(type, index))
      const items = side.getByRole('listitem').getByRole('button', { name: /^(?!Commands:)/ })
      for (const item of [
        side.getByRole('button', { name: 'Page settings' }),
        ...(await items.all()),
      ]) {
        await item.click()
        await expect(item).toHaveAttribute('aria-current', 'true')
        await openAll(form)
        const inputs = form.locator('input:visible, textarea:visible, select:visible')
        await inputs.first().focus()
        await inputs.last().focus()
      }
      expect(requests).toContain('/_studio/api/form')
      expect(requests).not.toContain('/_studio/api/edit')
      expect(hashFiles(site.dir)).toEqual(before)
    })
  }

  test('send a text to the page without losing a keystroke', async ({ page }) => {
    const { side, form, shown } = await openStudio(page, site, routeOfExample('cards', 0))
    await side.getByRole('button', { name: /^Cards/ }).click()
    const title = form.getByRole('textbox', { name: 'Title', exact: true }).first()
    await title.fill('')
    await title.pressSequentially('Everything that we do well')
    for (let left = ' well'.length; left > 0; left -= 1) await title.press('ArrowLeft')
    await title.pressSequentially(' for you', { delay: 40 })
    await expect(title).toHaveValue('Everything that we do for you well')
    await expect(shown.getByText('Everything that we do for you well')).toBeVisible()
    const file = `pages${routeOfExample('cards', 0)}.json`
    await expect.poll(() => site.read(file)).toContain('"Everything that we do for you well"')
    await title.pressSequentially('!')
    await expect(title).toHaveValue('Everything that we do for you! well')
  })

  test('upload a picture, and name the reason why a file is refused', async ({ page }) => {
    const route = routeOfExample('picture', 0)
    const { side, form } = await openStudio(page, site, route)
    await side.getByRole('button', { name: /^Picture/ }).click()
    const files = form.locator('input[type="file"]').first()
    await files.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hi') })
    await expect(form.getByRole('alert').first()).toContainText('Choose a picture')
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2"/></svg>'
    const buffer = Buffer.from(drawing)
    await files.setInputFiles({ name: 'Our Oven.svg', mimeType: 'image/svg+xml', buffer })
    const picture = form.getByRole('combobox', { name: 'Picture', exact: true })
    await expect(picture).toHaveValue('/assets/our-oven.svg')
    expect(site.read('assets/our-oven.svg')).toBe(drawing)
    await expect.poll(() => site.read(`pages${route}.json`)).toContain('"/assets/our-oven.svg"')
  })
})
