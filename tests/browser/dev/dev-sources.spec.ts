/** What developers of blocks and schemas see while the development server runs. */
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { linkTree } from '../../support/link-tree'
import { expect as expectSoon, test, waitAlive } from '../support/site'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

// A changed source is compiled, checked and reloaded before its effect is visible.
const expect = expectSoon.configure({ timeout: 60_000 })

const PROJECT = resolve('.test/dev-project')
const SOURCES = ['engine', 'blocks', 'schemas', 'scripts', 'tests/sites/tiny']
const HERO = 'blocks/hero/Hero.tsx'
const ACTIONS = 'engine/ui/kit/Actions.tsx'
const SCHEMA = 'blocks/hero/schema.json'
const PAGE = 'tests/sites/tiny/pages/bread.json'
const kept = new Map<string, string>()
let url: string
let stop: () => Promise<unknown>
let terminal = ''

/** Serves a copy of the project, because the tests change the project's sources. */
test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(PROJECT, { recursive: true, force: true })
  for (const name of [...SOURCES, 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, join(PROJECT, name), { recursive: true })
  }
  linkTree('node_modules', join(PROJECT, 'node_modules'), ['.vite', '.cache'])
  for (const file of [HERO, ACTIONS, SCHEMA, PAGE]) kept.set(file, readFileSync(file, 'utf8'))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--site', 'tests/sites/tiny', '--port', '0'],
    { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise((done) => child.once('exit', done))
  stop = () => {
    child.kill()
    return ended
  }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    terminal += text
  })
  url = await new Promise((done, fail) => {
    ended.then(() => fail(new Error(`The development server ended:\n${terminal}`)))
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

/** Opens a page and waits until it listens for the server's events. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse(`${url}/_events`)
  await page.goto(url + path)
  await Promise.all([connected, waitAlive(page)])
}

test.describe('the development server', () => {
  // Errors that the tests throw on purpose, in the browser and while rendering.
  test.use({ allowErrors: /React DevTools|oven|error boundary|hydrat|server render|Suspense/i })

  test('shows where a block throws, and the page again when that is fixed', async ({ page }) => {
    await open(page, '/')
    const source = kept.get(HERO) ?? ''
    const [head = ''] = /^export function Hero\(.*\{\n/m.exec(source) ?? []
    const line = source.slice(0, source.indexOf(head)).split('\n').length + 1
    const place = new RegExp(`^${join(PROJECT, HERO)}:${line}:\\d+$`)
    const overlay = page.locator('quire-overlay')
    const heading = page.getByRole('heading', { level: 1 })
    for (const when of ['while the page is open', 'before the page is opened']) {
      await test.step(when, async () => {
        edit(HERO, head, `${head}  if (block.title) throw new Error('The oven is cold.')\n`)
        if (when.startsWith('before')) {
          await expect(overlay).toBeVisible()
          await page.reload()
        }
        await expect(overlay).toContainText('in the block "hero": Error: The oven is cold.')
        await expect(overlay.locator('.file-link')).toHaveText(place)
        await expect(overlay).toContainText("throw new Error('The oven is cold.')")
        expect(terminal).toContain(`The oven is cold.\n${HERO}:${line}:`)
        restore(HERO)
        await expect(overlay).toHaveCount(0)
        await expect(heading).toHaveText('Bread that takes its time')
      })
    }
  })

  test('shows an error that does not compile over the last good page', async ({ page }) => {
    await open(page, '/')
    const overlay = page.locator('quire-overlay')
    edit(HERO, 'return (', 'return ((')
    const place = /\[ blocks\/hero\/Hero\.tsx:\d+:\d+ \]/
    await expect(overlay).toContainText(place)
    await expect.poll(() => terminal).toMatch(place)
    await page.reload()
    await expect(overlay).toContainText(place)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
    restore(HERO)
    await expect(overlay).toHaveCount(0)
  })

  test('shows a change of the engine', async ({ page }) => {
    await open(page, '/')
    const changed = page.locator('[data-changed]')
    await expect(changed).toHaveCount(0)
    edit(ACTIONS, '<div ', '<div data-changed="" ')
    await expect(changed.first()).toBeAttached()
    restore(ACTIONS)
    await expect(changed).toHaveCount(0)
  })

  test('follows a schema that is changed, and says what is wrong with one', async ({ page }) => {
    await open(page, '/visit')
    const overlay = page.locator('quire-overlay')
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
    // The whole site is checked shortly after a file is saved.
    await page.waitForTimeout(1500)
    await expect(overlay).toContainText(`${SCHEMA} cannot be read`)
    restore(SCHEMA)
    await expect(overlay).toHaveCount(0)
    await expect(hero).toHaveAttribute('data-tone', 'ink')
  })
})
