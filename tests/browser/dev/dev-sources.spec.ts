/** What people who write blocks and schemas see while the development server runs. */
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { linkTree } from '../../support/link-tree'
import { expect as expectSoon, test, waitAlive } from '../support/site'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

// A changed source is compiled, checked and loaded again before it shows.
const expect = expectSoon.configure({ timeout: 60_000 })

const PROJECT = resolve('.test/dev-project')
const SOURCES = ['engine', 'blocks', 'schemas', 'scripts', 'tests/sites/tiny']
const HERO = 'blocks/hero/Hero.tsx'
const SCHEMA = 'blocks/hero/schema.json'
const PAGE = 'tests/sites/tiny/pages/bread.json'
const kept = new Map<string, string>()
let url: string
let stop: () => Promise<unknown>

/** Serves a copy of the project: its sources are changed here. */
test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(PROJECT, { recursive: true, force: true })
  for (const name of [...SOURCES, 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, join(PROJECT, name), { recursive: true })
  }
  linkTree('node_modules', join(PROJECT, 'node_modules'), ['.vite', '.cache'])
  for (const file of [HERO, SCHEMA, PAGE]) kept.set(file, readFileSync(file, 'utf8'))
  const child = spawn(
    process.execPath,
    [
      ...['--import', './scripts/preload-dev.mjs', '--import', 'tsx', 'scripts/dev.ts'],
      ...['--site', 'tests/sites/tiny', '--port', '0'],
    ],
    { cwd: PROJECT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise((done) => child.once('exit', done))
  stop = () => {
    child.kill()
    return ended
  }
  url = await new Promise((done, fail) => {
    ended.then(() => fail(new Error('The development server ended before it was ready.')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
      if (address) done(address)
    })
  })
})

test.afterAll(() => stop())

function edit(file: string, from: string, to: string): void {
  const text = kept.get(file) ?? ''
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  writeFileSync(join(PROJECT, file), text.replace(from, to))
}

const restore = (file: string) => writeFileSync(join(PROJECT, file), kept.get(file) ?? '')

/** Opens a page and waits until it hears of changes. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected.'))
  await page.goto(url + path)
  await Promise.all([connected, waitAlive(page)])
}

test.describe('the development server', () => {
  // What is thrown here on purpose, in the browser and in rendering, and what Vite says of it.
  test.use({ allowErrors: /\[vite\]|React DevTools|oven|error boundary|hydrat|server render/i })

  test('shows where a block throws, and the page again when that is mended', async ({ page }) => {
    await open(page, '/')
    const [head = ''] = /^export function Hero\(.*\{\n/m.exec(kept.get(HERO) ?? '') ?? []
    const oven = `${head}  if (block.title) throw new Error('The oven is cold.')\n`
    const line =
      (kept.get(HERO) ?? '').slice(0, (kept.get(HERO) ?? '').indexOf(head)).split('\n').length + 1
    const overlay = page.locator('vite-error-overlay')
    const heading = page.getByRole('heading', { level: 1 })
    for (const when of ['while the page is open', 'before the page is opened']) {
      await test.step(when, async () => {
        edit(HERO, head, oven)
        if (when.startsWith('before')) {
          await expect(overlay).toBeVisible()
          await page.reload()
        }
        await expect(overlay).toContainText('In the block "hero": Error: The oven is cold.')
        await expect(overlay.locator('.file')).toHaveText(
          new RegExp(`/${basename(PROJECT)}/${HERO}:${line}:\\d+$`),
        )
        await expect(overlay.locator('.frame')).toContainText(
          "throw new Error('The oven is cold.')",
        )
        restore(HERO)
        await expect(overlay).toHaveCount(0)
        await expect(heading).toHaveText('Bread that takes its time')
      })
    }
  })

  test('follows a schema that is changed, and says what is wrong with one', async ({ page }) => {
    await open(page, '/visit')
    const overlay = page.locator('vite-error-overlay')
    const hero = page.locator('main [data-block="hero"]')
    await expect(hero).toHaveAttribute('data-tone', 'ink')
    edit(SCHEMA, '"default": "ink"', '"default": "action"')
    await expect(hero).toHaveAttribute('data-tone', 'action')
    edit(SCHEMA, '"title": {', '"heading": {')
    await expect(overlay).toContainText('pages/visit.json:')
    await expect(overlay).toContainText('The block "hero" has no property "title".')
    writeFileSync(join(PROJECT, SCHEMA), '{')
    await expect(overlay).toContainText(`${SCHEMA} cannot be read`)
    edit(PAGE, '"title"', ' "title"')
    // The whole site is checked a moment after a file is saved.
    await page.waitForTimeout(1500)
    await expect(overlay).toContainText(`${SCHEMA} cannot be read`)
    restore(SCHEMA)
    await expect(overlay).toHaveCount(0)
    await expect(hero).toHaveAttribute('data-tone', 'ink')
  })
})
