import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { loadExamples } from '../../support/sites/examples-site'
import { expectAccessible, expectNoOverflow } from '../support/accessible'
import { expect, isSameDocument, rememberDocument, test, waitAlive } from '../support/site'

test.describe.configure({ mode: 'serial' })

const SITE = '.test/dev-site'
const OPENED = resolve('.test/dev-opened.txt')
let dev: DevServer

test.beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true })
  rmSync(OPENED, { force: true })
  cpSync('tests/sites/tiny', SITE, { recursive: true })
  edit('redirects.json', '[', '[{ "from": "/backwaren/*", "to": "/bread/*", "status": 307 },')
  // Acts as the editor: records the files that it is asked to open.
  const editor = resolve(SITE, '../dev-editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${OPENED}\n`, { mode: 0o755 })
  process.env.LAUNCH_EDITOR = editor
  dev = await startDev({ siteDir: SITE, port: 0 })
})

test.afterAll(async () => {
  await dev.close()
})

function edit(path: string, from: string, to: string): void {
  const file = join(SITE, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** The number of the first line in a file that contains a string, counted from 1. */
function lineOf(path: string, text: string): number {
  const lines = readFileSync(join(SITE, path), 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(text)) + 1
}

/** The last file and line that the editor was asked to show. */
function lastOpened(): string {
  return existsSync(OPENED) ? readFileSync(OPENED, 'utf8').split(' ').slice(0, 2).join(' ') : ''
}

/** Collects the server's output, because the server runs in this process. */
function collectErrors(): { texts: string[]; stop: () => void } {
  const { error } = console
  const texts: string[] = []
  console.error = (text: string) => texts.push(text)
  const stop = () => {
    console.error = error
  }
  return { texts, stop }
}

test.describe('the development server', () => {
  // React logs a suggestion to install its developer tools.
  test.use({ allowErrors: /React DevTools|404/ })

  test('serves pages with their styles, redirects and the 404 page (R-028, R-049)', async ({
    page,
    request,
  }) => {
    const answer = await page.goto(`${dev.url}/bread`)
    const policy = answer?.headers()['content-security-policy']
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    await waitAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 253, 248)',
    )
    const moved = await request.get(`${dev.url}/loaves?x=1`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/bread?x=1'])
    const escaped = await request.get(`${dev.url}/br%C3%B6tchen`, { maxRedirects: 0 })
    expect([escaped.status(), escaped.headers().location]).toEqual([301, '/bread'])
    const matched = await request.get(`${dev.url}/backwaren/sourdough/?x=1`, { maxRedirects: 0 })
    expect([matched.status(), matched.headers().location]).toEqual([307, '/bread/sourdough?x=1'])
    expect((await request.get(`${dev.url}/Bread`)).status()).toBe(404)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sourdough' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sourdough')
  })

  test('shows a saved page without a reload, with the scroll position kept (R-280, R-342)', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/`)
    await waitAlive(page)
    await rememberDocument(page)
    await page.evaluate(() => scrollTo(0, 300))
    edit('pages/index.json', 'Two ovens', 'Three ovens')
    await expect(page.getByRole('heading', { name: 'Three ovens' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('shows an error over the last good page and takes it away when it is fixed (R-280, R-342)', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/visit`)
    await waitAlive(page)
    await rememberDocument(page)
    edit('pages/visit.json', '"type": "prose"', '"type": "pose"')
    const overlay = page.locator('quire-overlay')
    await expect(overlay).toContainText('There is no block type "pose".')
    await expect(overlay).toContainText('visit.json:')
    await expect(overlay).toContainText('Did you mean "prose"?')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit us')
    edit('pages/visit.json', '"type": "pose"', '"type": "prose"')
    await expect(overlay).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows what a saved page breaks elsewhere, until it is fixed (R-280, R-342)', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/visit`)
    await waitAlive(page)
    await rememberDocument(page)
    edit('pages/visit.json', '"id": "order"', '"id": "orders"')
    const overlay = page.locator('quire-overlay')
    await expect(overlay).toContainText('There is no id "order" on the page "/visit".')
    await expect(overlay).toContainText('layout.json:')
    edit('pages/visit.json', '"id": "orders"', '"id": "order"')
    await expect(overlay).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('opens the file of a problem at its line when its place is clicked (R-342)', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/visit`)
    await waitAlive(page)
    edit('pages/visit.json', '"type": "prose"', '"type": "pose"')
    const overlay = page.locator('quire-overlay')
    await overlay.getByText('visit.json:').click()
    const line = lineOf('pages/visit.json', '"type": "pose"')
    await expect.poll(lastOpened).toBe(`${resolve(SITE, 'pages/visit.json')} ${line}`)
    edit('pages/visit.json', '"type": "pose"', '"type": "prose"')
    await expect(overlay).toHaveCount(0)
  })

  test('opens the JSON of a text that is clicked with Alt (R-342)', async ({ page }) => {
    await page.goto(`${dev.url}/visit`)
    await waitAlive(page)
    const alt = { modifiers: ['Alt' as const] }
    await page.getByRole('heading', { level: 1 }).click(alt)
    const title = lineOf('pages/visit.json', '"Visit us"')
    await expect.poll(lastOpened).toBe(`${resolve(SITE, 'pages/visit.json')} ${title}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sourdough' }).click(alt)
    const link = lineOf('layout.json', '"Sourdough"')
    await expect.poll(lastOpened).toBe(`${resolve(SITE, 'layout.json')} ${link}`)
    await expect(page).toHaveURL(`${dev.url}/visit`)
  })

  test('finds a page that is added while it runs', async ({ page }) => {
    await page.goto(`${dev.url}/`)
    await waitAlive(page)
    const rye = {
      title: 'Rye',
      description: 'Dark.',
      blocks: [{ type: 'hero', title: 'Rye bread' }],
    }
    writeFileSync(join(SITE, 'pages/bread/rye.json'), JSON.stringify(rye))
    await expect
      .poll(async () => (await page.request.get(`${dev.url}/bread/rye`)).status())
      .toBe(200)
    rmSync(join(SITE, 'pages/bread/rye.json'))
    await expect
      .poll(async () => (await page.request.get(`${dev.url}/bread/rye`)).status())
      .toBe(404)
  })

  test('shows an error to each page that is opened, and to none once it is fixed (R-342)', async ({
    page,
    context,
  }) => {
    const PROBLEM = 'There is no block type "pose".'
    const overlayOf = (shown: Page) => shown.locator('quire-overlay')
    const printed = collectErrors()
    const breakPage = async () => {
      edit('pages/visit.json', '"type": "prose"', '"type": "pose"')
      await expect.poll(() => printed.texts.at(-1)).toContain(PROBLEM)
    }
    const fixPage = async () => {
      edit('pages/visit.json', '"type": "pose"', '"type": "prose"')
      await expect.poll(() => printed.texts.at(-1)).toBe('No problems.')
    }
    // The page breaks and is fixed while no page is open.
    await breakPage()
    await fixPage()
    await page.goto(`${dev.url}/visit`)
    await waitAlive(page)
    await expect(overlayOf(page)).toHaveCount(0)

    await page.goto('about:blank')
    await breakPage()
    const other = await context.newPage()
    for (const shown of [page, other]) {
      await shown.goto(`${dev.url}/visit`)
      await expect(overlayOf(shown)).toContainText(PROBLEM)
    }
    await other.goto(`${dev.url}/_catalogue/blocks/faq.html`)
    const example = other.locator('.desktop iframe').first().contentFrame()
    await example.locator('button[aria-expanded]').first().click()
    await expect(example.locator('quire-overlay')).toHaveCount(0)

    await fixPage()
    await expect(overlayOf(page)).toHaveCount(0)
    printed.stop()
  })

  test('outlives a picture that is half written', async ({ page }) => {
    const logo = join(SITE, 'assets/wren.svg')
    const whole = readFileSync(logo)
    writeFileSync(logo, whole.subarray(0, 20))
    await page.waitForTimeout(600)
    writeFileSync(logo, whole)
    await expect
      .poll(() => page.request.get(`${dev.url}/`).then((answer) => answer.status()))
      .toBe(200)
  })

  test('renders equal entries of a list without a warning', async ({ page }) => {
    const save = (entries: string[]) => {
      const figures = entries.map((label) => ({ value: '1', label }))
      const screen = { type: 'screen', name: 'Till', menu: entries, areas: [{ figures }] }
      const blocks = [{ type: 'hero', title: 'Till' }, screen]
      const till = { title: 'Till', description: 'Where customers pay.', blocks }
      writeFileSync(join(SITE, 'pages/till.json'), JSON.stringify(till))
    }
    save(['Sales'])
    await expect.poll(async () => (await page.request.get(`${dev.url}/till`)).status()).toBe(200)
    await page.goto(`${dev.url}/till`)
    await waitAlive(page)
    save(['Sales', 'Sales'])
    await expect(page.getByText('Sales', { exact: true })).toHaveCount(4)
    rmSync(join(SITE, 'pages/till.json'))
  })
})

/** Loads the lazy iframes of all examples on the page, without their content. */
async function showFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>(
      '[data-width] > template',
    )) {
      template.content.querySelector('iframe')?.removeAttribute('src')
      template.replaceWith(template.content)
    }
  })
  // The iframes take the width of their boxes when that width next changes.
  await page.setViewportSize({ width: 1300, height: 800 })
  await expect(page.locator('[data-width] > iframe')).not.toHaveCount(0)
}

test.describe('the catalogue in development (R-344)', () => {
  // React logs a suggestion to install its developer tools.
  test.use({
    allowErrors: /React DevTools|404/,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  test('shows examples alive, copies their JSON and leads to the pages that use them', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/_catalogue`)
    await page.getByRole('searchbox', { name: 'Search the blocks' }).fill('accordion DETAILS')
    await expect(page.getByRole('status')).toHaveText(/^1 of \d+ blocks$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Text'])
    await page.getByRole('link', { name: 'faq', exact: true }).click()
    for (const device of ['desktop', 'phone']) {
      const frame = page.locator(`.${device} iframe`).first()
      await frame.scrollIntoViewIfNeeded()
      const question = frame.contentFrame().locator('button[aria-expanded]').first()
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
    }
    // With a connection for each example, the next page would not load.
    for (const box of await page.locator('.devices > div').all()) {
      await box.scrollIntoViewIfNeeded()
      await expect(box.locator('iframe').contentFrame().locator('button').first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Copy JSON' }).first().click()
    await expect(page.getByRole('status').last()).toHaveText('Copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).toEqual(loadExamples().get('faq')?.[0]?.block)
    await page.getByRole('link', { name: 'Wren Street Bakery' }).click()
    await expect(page).toHaveURL(`${dev.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
  })

  test('shows examples in other looks, light and dark', async ({ page }) => {
    await page.goto(`${dev.url}/_catalogue/blocks/cta.html`)
    const frame = page.locator('.desktop iframe').first()
    await frame.scrollIntoViewIfNeeded()
    const styleOf = (selector: string, name: 'backgroundColor' | 'borderRadius') =>
      frame
        .contentFrame()
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], name)
    const expectStyles = async (body: string, band: string, button: string) => {
      await expect.poll(() => styleOf('body', 'backgroundColor')).toBe(body)
      expect(await styleOf('[data-block=cta]', 'backgroundColor')).toBe(band)
      expect(await styleOf('[data-block=cta] a', 'borderRadius')).toBe(button)
    }
    const PAPER = 'rgb(255, 253, 248)'
    await expectStyles(PAPER, 'rgb(138, 59, 18)', '24px')
    const choose = (name: string, option: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption(option)
    await choose('Look', 'Quiet')
    await expectStyles('rgb(251, 250, 247)', 'rgb(74, 90, 71)', '0px')
    await choose('Light or dark', 'Dark')
    await expect.poll(() => styleOf('body', 'backgroundColor')).not.toBe('rgb(251, 250, 247)')
    expect(await styleOf('[data-block=cta]', 'backgroundColor')).toBe('rgb(74, 90, 71)')
    await choose('Light or dark', 'Automatic')
    await choose('Look', 'This site')
    await expectStyles(PAPER, 'rgb(138, 59, 18)', '24px')
  })

  test('has no axe violation and does not overflow, wide and narrow', async ({ page }) => {
    // The examples have their own tests.
    await page.route('**/-examples/**', (route) => route.fulfill({ body: '<title>x</title>' }))
    await page.goto(`${dev.url}/_catalogue`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(loadExamples().size)
    await expectNoOverflow(page, [1440, 360, 320])
    await expectAccessible(page)
    await page.goto(`${dev.url}/_catalogue/blocks/form.html`)
    await showFrames(page)
    await expectNoOverflow(page, [1440, 360, 320])
    await page.setViewportSize({ width: 1300, height: 800 })
    await expectAccessible(page)
  })

  test('shows all blocks, their examples and their JSON without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${dev.url}/_catalogue`)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('link', { name: 'faq', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('faq')
    await page.getByText('Show JSON').first().click()
    await expect(page.getByRole('region', { name: /^JSON of faq/ }).first()).toContainText('"faq"')
    await page.getByRole('link', { name: 'Block catalogue' }).click()
    await expect(page).toHaveURL(`${dev.url}/_catalogue`)
    await context.close()
  })

  test('answers 404 for a page that it does not have', async ({ page }) => {
    const answer = await page.request.get(`${dev.url}/_catalogue/blocks/nothing.html`)
    expect(answer.status()).toBe(404)
    const picture = await page.request.get(`${dev.url}/_catalogue/pictures/faq.webp`)
    expect(picture.headers()['content-type']).toBe('image/webp')
  })
})
