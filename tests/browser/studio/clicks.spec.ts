/** The page in the studio's iframe: clicks are reported, and selected values are outlined. */
import type { Locator, Page } from 'playwright/test'
import type { FromIframe, ToIframe } from '../../../engine/core/studio/iframe-messages'
import { STUDIO_FILES_PATH } from '../../../engine/core/studio/protocol'
import { STUDIO_SCRIPT } from '../../../engine/node/bundle/bundle'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { labelBlocks } from '../../../engine/node/servers/studio/words/block-labels'
import { expect, test } from '../support/site'

/** The page in the iframe. */
type Inner = Pick<Page, 'getByRole' | 'locator'>

declare global {
  interface Window {
    received: FromIframe[]
  }
}

test.use({ allowErrors: /React DevTools|\[::1\]/ })

// One server for all tests: each would compile the blocks.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let dev: DevServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  dev = await startDev({ siteDir: 'examples/bakery', port: 0 })
  // Until the studio is opened, pages cannot be in an iframe.
  await fetch(`${underStudio()}/_studio`)
})

test.afterAll(() => dev.close())

/** The server's URL under the name of the studio. */
const underStudio = () => dev.url.replace('localhost', '127.0.0.1')

/** Opens a page within another page, which is under the other loopback name. */
async function openInside(page: Page, path: string): Promise<Inner> {
  const inner = dev.url + path
  // A document of the server without a policy.
  await page.goto(underStudio() + STUDIO_FILES_PATH + STUDIO_SCRIPT)
  await page.evaluate((src) => {
    window.received = []
    addEventListener('message', ({ data }) => window.received.push(data))
    const iframe = Object.assign(document.createElement('iframe'), {
      src,
      width: 1200,
      height: 700,
    })
    document.body.replaceChildren(iframe)
    return new Promise((done) => iframe.addEventListener('load', done))
  }, inner)
  await send(page, { kind: 'quire-mode', usesPage: false })
  const labels = labelBlocks(loadSchemas(projectRoot))
  await send(page, { kind: 'quire-labels', labels })
  await expect
    .poll(() => page.evaluate(() => window.received[0]))
    .toEqual({ kind: 'quire-page', route: path })
  return page.frameLocator('iframe')
}

const send = (page: Page, message: ToIframe): Promise<void> =>
  page.evaluate((sent) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*')
  }, message)

const lastOf = (page: Page) => page.evaluate(() => window.received.at(-1))

const outline = (inner: Inner) => inner.locator('quire-outlines .selected')

test('a click on a text, a picture or a link reports its value and follows no link', async ({
  page,
}) => {
  const inner = await openInside(page, '/')
  const heading = inner.getByRole('heading', { level: 1 })
  await heading.click()
  await expect
    .poll(() => lastOf(page))
    .toEqual({ kind: 'quire-pick', route: '/', pointer: '/blocks/0/title' })
  await expect(outline(inner)).toHaveText('Page opening')
  await inner.locator('main [data-block=hero] a').first().click()
  await expect.poll(() => lastOf(page)).toMatchObject({ pointer: '/blocks/0/actions/0/label' })
  await inner.locator('main [data-block=hero] img').click()
  await expect.poll(() => lastOf(page)).toMatchObject({ pointer: '/blocks/0/picture/src' })
  await inner.locator('header').getByRole('link').first().click()
  await expect.poll(() => lastOf(page)).toMatchObject({ pointer: '/before/0/brand/label' })
  expect(
    await page.evaluate(() => window.received.filter(({ kind }) => kind === 'quire-page')),
  ).toHaveLength(1)
})

test('a click opens no panel, and a selected text in a closed panel is shown', async ({ page }) => {
  const inner = await openInside(page, '/questions')
  const question = inner.locator('main [data-block=faq] button[aria-expanded]').first()
  await question.click()
  await expect.poll(() => lastOf(page)).toMatchObject({ pointer: '/blocks/1/items/0/question' })
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await send(page, { kind: 'quire-select', pointer: '/blocks/1/items/5/answer' })
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await expect(inner.locator('main [data-block=faq] button[aria-expanded]').nth(5)).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(outline(inner)).toBeInViewport()
  await send(page, { kind: 'quire-select' })
  await expect(outline(inner)).toHaveCount(0)
})

test('of a selected text in a menu that cannot open, the header is outlined', async ({ page }) => {
  const inner = await openInside(page, '/')
  await send(page, { kind: 'quire-select', pointer: '/before/0/mobile/links/0/label' })
  await expect(outline(inner)).toHaveText('Header')
  const [header, box] = await Promise.all([
    inner.locator('[data-block=header] header').boundingBox(),
    outline(inner).boundingBox(),
  ])
  expect(box).toEqual(header)
})

test('with Ctrl, or while the page is used, links work and the new page is reported', async ({
  page,
}) => {
  const inner = await openInside(page, '/')
  const link = inner.locator('main [data-block=hero] a').first()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => lastOf(page)).toEqual({ kind: 'quire-page', route: '/order' })
  await inner.getByRole('heading', { level: 1 }).click()
  await expect
    .poll(() => lastOf(page))
    .toMatchObject({ route: '/order', pointer: '/blocks/0/title' })
  await send(page, { kind: 'quire-mode', usesPage: true })
  await inner.locator('header').getByRole('link').first().click()
  await expect.poll(() => lastOf(page)).toEqual({ kind: 'quire-page', route: '/' })
  await expect(outline(inner)).toHaveCount(0)
})

test('messages of other windows are ignored', async ({ page }) => {
  const inner = await openInside(page, '/')
  const own = inner.locator('body')
  await own.evaluate(() => postMessage({ kind: 'quire-select', pointer: '/blocks/0' }, '*'))
  await send(page, { kind: 'quire-select', pointer: '/blocks/1' })
  await expect(outline(inner)).toHaveText('Choice of audience')
})

test('a card is outlined as a whole, and a value that nothing shows as its object', async ({
  page,
}) => {
  const inner = await openInside(page, '/')
  const box = outline(inner)
  await send(page, { kind: 'quire-select', pointer: '/blocks/5/items/0' })
  await expect(box).toHaveText('Cards')
  const card = inner.locator('main [data-block=cards] li').first()
  const [outlined, shown] = [await box.boundingBox(), await card.boundingBox()]
  expect(outlined?.width).toBeCloseTo(shown?.width ?? 0, 0)
  expect(outlined?.height).toBeCloseTo(shown?.height ?? 0, 0)
  // The pointer of a value that no element shows.
  await send(page, { kind: 'quire-select', pointer: '/blocks/0/actions/1/variant' })
  await expect(box).toHaveText('Page opening')
  const button = inner.locator('main [data-block=hero] a').nth(1)
  expect((await box.boundingBox())?.x).toBeCloseTo((await button.boundingBox())?.x ?? 0, 0)
})

test('a click on a part of a card that is a link as a whole reports that part', async ({
  page,
}) => {
  const inner = await openInside(page, '/')
  const card = inner.locator('main [data-block=cards] li').first()
  await card.scrollIntoViewIfNeeded()
  const clickOn = async (part: Locator) => {
    // Not with `click`, because the link covers the part.
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.click(x + Math.min(width / 2, 20), y + height / 2)
  }
  for (const [part, name] of [
    [card.getByText('In the shop', { exact: true }), 'title'],
    [card.getByText('14 Creek Lane'), 'text'],
    [card.locator('svg').first(), 'icon'],
    [card.getByRole('link'), 'linkLabel'],
  ] as const) {
    await clickOn(part)
    await expect.poll(() => lastOf(page)).toMatchObject({ pointer: `/blocks/5/items/0/${name}` })
  }
})
