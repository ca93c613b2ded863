/** The block types of a project are edited like those of Quire, without work by their developers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { ensureChromium } from '../../support/install/chromium'
import { makeOwnProject } from '../../support/publishing/own-project'
import { makeScratchFolder } from '../../support/scratch-folder'
import { MAKING_MS } from '../../support/sites/package-project'
import type { DevProcess } from '../../support/studio/dev-process'
import { startDevProcess } from '../../support/studio/dev-process'
import { writeOwnBlocks } from '../../support/studio/own-blocks'
import type { StudioParts } from '../../support/studio/studio-parts'
import { findStudioParts } from '../../support/studio/studio-parts'

const project = makeScratchFolder()
const file = join(project, 'site/pages/visit.json')

let dev: DevProcess
let browser: Browser
let page: Page
let shown: StudioParts['shown']
let form: StudioParts['form']
/** The pointers of the static block and of the interactive one. */
let stall: string
let counter: string

beforeAll(async () => {
  await makeOwnProject(project, 'examples/bakery')
  const written = JSON.parse(readFileSync(file, 'utf8'))
  stall = `/blocks/${written.blocks.length}`
  counter = `/blocks/${written.blocks.length + 1}`
  written.blocks.push(...writeOwnBlocks(project, 'loaf.svg'))
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
  dev = await startDevProcess(project, 'site')
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${dev.studio.url}/_studio?page=/visit`)
  const parts = findStudioParts(page)
  shown = parts.shown
  form = parts.form
  await blockOf('stall').waitFor()
  // The page in the iframe has reported that it listens to clicks.
  await page.getByRole('heading', { name: 'Studio', exact: true }).waitFor({ state: 'detached' })
}, MAKING_MS)

afterAll(async () => {
  await browser?.close()
  await dev?.kill()
})

const blockOf = (type: string) => shown.locator(`[data-block=${type}]`)

/** The JSON pointer of the field that has the focus. */
const readField = () =>
  form.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer,
  )

const expectField = (pointer: string) => expect.poll(readField, { timeout: 15_000 }).toBe(pointer)

describe('the studio of a project with block types of its own', { timeout: 120_000 }, () => {
  it.each([
    ['text', () => blockOf('stall').getByRole('heading'), 'title'],
    [
      'text of an item',
      () => blockOf('stall').getByText('Rye rolls', { exact: true }),
      'goods/0/name',
    ],
    ['formatted text', () => blockOf('stall').getByText('at four'), 'goods/0/note'],
    ['icon', () => blockOf('stall').locator('li svg').nth(1), 'goods/1/symbol'],
    ['picture', () => blockOf('stall').getByRole('img', { name: 'Loaves' }), 'photo/src'],
    ['button', () => blockOf('stall').getByRole('link', { name: 'Keep me' }), 'order/label'],
  ] as const)('opens the field of a clicked %s of a static block', async (_kind, find, inner) => {
    await find().click()
    await expectField(`${stall}/${inner}`)
  })

  it('shows what is typed in a static block, and saves it', async () => {
    await blockOf('stall').getByText('Rye rolls', { exact: true }).click()
    await expectField(`${stall}/goods/0/name`)
    await page.keyboard.press('End')
    await page.keyboard.type(' and buns')
    await blockOf('stall').getByText('Rye rolls and buns').waitFor()
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('"Rye rolls and buns"')
  })

  it('opens the fields of an interactive block, and shows what is typed in it', async () => {
    const button = blockOf('counter').getByRole('button', { name: 'Is there cake?' })
    await button.click()
    await expectField(`${counter}/question`)
    await form.getByRole('textbox', { name: 'Answer' }).fill('Every *Sunday*.')
    await page.getByRole('switch', { name: 'Use the page' }).click()
    await button.click()
    await blockOf('counter').getByText('Every Sunday.').waitFor()
    await page.getByRole('switch', { name: 'Use the page' }).click()
    await blockOf('counter').getByText('Sunday', { exact: true }).click()
    await expectField(`${counter}/answer`)
  })

  it('offers the block types, with a form for all their properties', async () => {
    await page.getByRole('tab', { name: 'Blocks' }).click()
    await page.getByRole('button', { name: 'Add a block' }).click()
    const picker = page.getByRole('dialog', { name: 'Add a block' })
    await picker.getByRole('searchbox').fill('we sell at the stall')
    await picker.getByRole('button', { name: /^Stall/ }).click()
    await expect.poll(() => blockOf('stall').count(), { timeout: 15_000 }).toBe(2)
    await expect.poll(() => form.getByRole('heading', { level: 2 }).textContent()).toBe('Stall')
    const fields = [
      ['textbox', 'Title'],
      ['group', 'Photo'],
      ['list', 'Goods'],
      ['group', 'Order'],
    ] as const
    for (const [role, name] of fields) await form.getByRole(role, { name, exact: true }).waitFor()
  })
})
