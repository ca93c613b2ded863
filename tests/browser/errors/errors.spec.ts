import type { Page } from 'playwright/test'
import type { ErrorReport } from '../../../engine/browser/reports/error-reporter'
import type { ReportedSite } from '../support/reported-site'
import { startReportedSite } from '../support/reported-site'
import { expect, openAlive, test, tiny, waitQuiet } from '../support/site'
import { scrollThrough } from '../support/tour'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

/** Serves the tiny site with a URL for error reports, and collects the reports. */
const startReporting = (name: string) =>
  startReportedSite<ErrorReport>(`reporting-${name}`, '/report', (settings) => {
    settings.monitoring = { errors: { url: '/report' }, performance: {} }
  })

/** Raises errors and promise rejections alternately. */
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

  let site: ReportedSite<ErrorReport>

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  test.beforeAll(async ({}, { workerIndex }) => {
    site = await startReporting(String(workerIndex))
  })
  test.beforeEach(() => site.reports.splice(0))
  test.afterAll(() => site.close())

  test('reach the address of the settings, ten a session, also after a reload (R-255)', async ({
    page,
  }) => {
    await openAlive(page, site.url)
    await raise(page, 8)
    await expect.poll(() => site.reports.length).toBe(8)
    await openAlive(page, `${site.url}/bread`)
    await raise(page, 8)
    await expect.poll(() => site.reports.length).toBe(10)
    await waitQuiet(page)
    expect(site.reports).toHaveLength(10)
    expect(new Set(site.reports.map(({ kind }) => kind))).toEqual(new Set(['error', 'rejection']))
    expect(site.reports[9]?.page).toBe('/bread')
  })

  test('of blocks that cannot be rendered are reported (R-255)', async ({ page }) => {
    await page.route(/\/assets\/Tabs-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Tabs() { throw new Error("broken on purpose") }',
      }),
    )
    await openAlive(page, site.url)
    await scrollThrough(page)
    await expect.poll(() => site.reports.map(({ kind }) => kind)).toContain('render')
    const found = site.reports.find(({ kind }) => kind === 'render')
    expect(found).toMatchObject({ message: 'broken on purpose', page: '/' })
  })

  test('are sent nowhere where the settings name no address', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await openAlive(page, tiny())
    await raise(page, 2)
    await waitQuiet(page)
    expect(sent).toEqual([])
  })
})
