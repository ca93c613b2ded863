/** Unpublished content on the development server. */
import { resolve } from 'node:path'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { BASE, writeCase } from '../../support/check/rule-cases'
import { expect, test, waitAlive } from '../support/site'

test.describe.configure({ mode: 'serial' })

const SITE = resolve('.test/dev-unpublished')
const servers: DevServer[] = []

const prose = (text: string, times = {}) => ({
  ...{ type: 'prose', ...times },
  sections: [{ content: [{ text }] }],
})

const page = (title: string, more = {}) => ({
  ...{ title, description: `About ${title}.`, ...more },
  blocks: [{ type: 'hero', title }],
})

test.beforeAll(() => {
  writeCase(SITE, {
    'pages/index.json': {
      ...page('Home'),
      blocks: [
        { type: 'hero', title: 'Home' },
        prose('Always. See [the sale](/sale).'),
        prose('At some time.', { publishAt: '2090-03-01T09:30' }),
        prose('Never yet.', { draft: true }),
      ],
    },
    'pages/sale.json': page('Sale', { expireAt: '2020-03-01' }),
    'pages/idea.json': page('Idea', { draft: true }),
    'redirects.json': { rules: [{ from: '/sale', to: '/' }] },
    'settings.json': { ...(BASE['settings.json'] as object), timeZone: 'Europe/Berlin' },
  })
})

test.afterAll(() => Promise.all(servers.map((server) => server.close())))

async function start(buildTime?: { now: number; showsAll: boolean }): Promise<string> {
  const server = await startDev({ siteDir: SITE, port: 0, buildTime })
  servers.push(server)
  return server.url
}

test.describe('the development server', () => {
  test.use({ allowErrors: /React DevTools|404/ })

  test('shows what is not published, with badges', async ({ page }) => {
    const url = await start()
    const badges = page.locator('quire-badges')
    await page.goto(url)
    await waitAlive(page)
    await expect(badges.locator('span')).toHaveText(['Published from 2090-03-01 09:30', 'Draft'])
    const [badge, block] = await Promise.all([
      badges.locator('div').last().boundingBox(),
      page.locator('[data-block]').last().boundingBox(),
    ])
    expect(badge).toEqual(block)
    await expect(page.getByText('Never yet.')).toBeVisible()
    // The app navigates to an expired page instead of following its redirect.
    await page.getByRole('link', { name: 'the sale' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale')
    await expect(badges.locator('p')).toHaveText('Expired at 2020-03-01 00:00')
    await expect(badges.locator('div')).toHaveCount(0)
    await page.goto(`${url}/idea`)
    await expect(badges.locator('p')).toHaveText('Draft')
  })

  test('shows a site as it is published at a time', async ({ page, request }) => {
    const url = await start({ now: Date.parse('2090-03-01T12:00Z'), showsAll: false })
    await page.goto(url)
    await waitAlive(page)
    await expect(page.getByText('At some time.')).toBeVisible()
    await expect(page.getByText('Never yet.')).toHaveCount(0)
    await expect(page.locator('quire-badges')).toHaveCount(0)
    expect((await request.get(`${url}/idea`)).status()).toBe(404)
    const moved = await request.get(`${url}/sale`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/'])
  })
})
