import type { StudioSite } from '../browser/support/studio'
import { serveStudio } from '../browser/support/studio'
import { createTab } from './tab'
import { expect, test } from './test'

const FORM = 'section[aria-label=Edit]'

let site: StudioSite

test.beforeAll(async ({ engine }) => {
  site = await serveStudio('examples/bakery', `studio-in-${engine}`)
})

test.afterAll(() => site.close())

const readHome = () => site.read('pages/index.json')
const readHeading = () => document.querySelector('h1')?.textContent
const countBlocks = () => document.querySelectorAll('nav ol > li').length
const readFirstLink = () => document.querySelector('[data-block=hero] a')?.getAttribute('href')

/** Where the text of the page's heading starts. */
const findHeading = () => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('h1') ?? document.body)
  const { left, top } = range.getBoundingClientRect()
  return { x: left + 8, y: top + 8 }
}

test('the studio changes a text, a link and the blocks of a page', async ({ launched }) => {
  const before = readHome()
  const tab = createTab(launched, site.url)
  await launched.resize(1500, 900)
  await launched.open(site.url)
  await tab.click('[aria-label="Width of the page"] label >> Tablet')
  // While the iframe loads, nothing can be read in it.
  const expectInIframe = (read: () => unknown, value: string) =>
    expect(async () => expect(await tab.evaluateInIframe(read)).toBe(value)).toPass()
  await expectInIframe(readHeading, 'Bread worth getting up for')
  // The page reports clicks once it knows its values.
  await expect(async () => {
    await launched.clickInIframe(await tab.evaluateInIframe(findHeading))
    await tab.expect(() => document.activeElement?.tagName, 'TEXTAREA')
  }).toPass()
  await tab.press('End')
  await tab.write(' early')
  const changed = 'Bread worth getting up for early'
  await expectInIframe(readHeading, changed)
  await expect.poll(readHome).toContain(`"${changed}"`)
  await tab.click('button[aria-label=Undo]')
  await expect.poll(readHome).toBe(before)

  await tab.click(`${FORM} button >> Order a loaf`)
  await tab.click(`${FORM} input[role=combobox]`)
  await tab.click('[role=option] >> /visit')
  await expectInIframe(readFirstLink, '/visit')
  await tab.click('button[aria-label=Undo]')
  await expect.poll(readHome).toBe(before)

  const count = await tab.evaluate(countBlocks)
  await tab.click('nav button >> Add a block')
  await tab.type('[role=dialog] input', 'quotation')
  await tab.click('[role=dialog] button >> Quotation')
  await tab.see(`${FORM} h2 >> Quotation`)
  await expect.poll(() => tab.evaluate(countBlocks)).toBe(count + 1)
  await tab.click('button[aria-label=Undo]')
  await expect.poll(() => tab.evaluate(countBlocks)).toBe(count)
  await expect.poll(readHome).toBe(before)
})
