import { createServer } from 'node:http'
import type { Page } from 'playwright/test'
import type { ErrorReport } from '../../engine/browser/error-reporter'
import { expect, openAlive, test, tiny } from './site'

/** A server of another origin that takes reports, as a site's owners would run one. */
async function startCollector() {
  const reports: ErrorReport[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'POST') reports.push(JSON.parse(body))
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    reports,
    url: `http://127.0.0.1:${port}/report`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Makes the site report to an address, as if its settings said so. */
async function reportTo(page: Page, errorsUrl: string): Promise<void> {
  await page.route(/\/site[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), errorsUrl } })
  })
}

/** Raises errors and rejections in turn. */
async function raise(page: Page, count: number): Promise<void> {
  await page.evaluate((count) => {
    for (let index = 0; index < count; index += 1) {
      const error = new Error(`made up ${index}`)
      if (index % 2) Promise.reject(error)
      else setTimeout(() => Promise.resolve().then(() => reportError(error)))
    }
  }, count)
}

test.describe('errors', () => {
  test.use({ allowErrors: /made up|broken on purpose/ })

  test('reach the address of the settings, ten a session, also after a reload (R-255)', async ({
    page,
  }) => {
    const collector = await startCollector()
    await reportTo(page, collector.url)
    await openAlive(page, tiny())
    await raise(page, 8)
    await expect.poll(() => collector.reports.length).toBe(8)
    await openAlive(page, tiny('/bread'))
    await raise(page, 8)
    await expect.poll(() => collector.reports.length).toBe(10)
    await page.waitForLoadState('networkidle')
    expect(collector.reports).toHaveLength(10)
    expect(new Set(collector.reports.map(({ kind }) => kind))).toEqual(
      new Set(['error', 'rejection']),
    )
    expect(collector.reports[9]?.page).toBe('/bread')
    collector.close()
  })

  test('of blocks that cannot be rendered are reported (R-255)', async ({ page }) => {
    const collector = await startCollector()
    await reportTo(page, collector.url)
    await page.route(/\/assets\/Stats-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Stats() { throw new Error("broken on purpose") }',
      }),
    )
    await openAlive(page, tiny())
    await expect.poll(() => collector.reports.map(({ kind }) => kind)).toContain('render')
    const found = collector.reports.find(({ kind }) => kind === 'render')
    expect(found).toMatchObject({ message: 'broken on purpose', page: '/' })
    collector.close()
  })

  test('are sent nowhere where the settings name no address', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await openAlive(page, tiny())
    await raise(page, 2)
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
  })
})
