import type { Browser } from 'playwright'
import { DevSite } from '../../../engine/node/servers/dev/site'
import { routeOfPage } from '../../support/sites/generate-site'
import type { BenchSite } from '../bench-site'
import { editPage, writeSite } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { waitAlive, withBrowser } from '../visits/browse'
import { startServer } from './start-server'

/**
 * Measures the time until the development server is ready, until it returns a page, and until it
 * shows a saved edit.
 */
export async function measureDev({ sizes, runs }: BenchOptions): Promise<Figure[]> {
  const figures = createFigures()
  for (const pages of sizes) {
    const site = writeSite(pages)
    await measureChanges(figures, { site, pages })
    // The bundle is cached, except for the first start after a change to the sources.
    const first = await startServer(site.siteDir)
    await first.close()
    await withBrowser(async (browser) => {
      for (const run of listRuns(runs)) await measureRun(figures, { site, pages, run, browser })
    })
  }
  return figures.list()
}

/** The edits of a measurement. */
const EDITS = 20

/** Measures the processor time per saved edit, after the whole site has been checked. */
async function measureChanges(
  figures: Figures,
  { site: { siteDir, route }, pages }: Pick<Run, 'site' | 'pages'>,
): Promise<void> {
  const site = new DevSite(siteDir)
  await site.checkAll()
  for (let edit = 1; edit <= EDITS; edit += 1) {
    editPage(siteDir, route, `Changed ${edit} times`)
    const before = process.cpuUsage()
    await site.change(`pages${route}.json`)
    const { user, system } = process.cpuUsage(before)
    figures.add(`${pages} pages: dev, processor time of a change`, 'ms', (user + system) / 1000)
  }
}

interface Run {
  site: BenchSite
  pages: number
  run: number
  browser: Browser
}

async function measureRun(figures: Figures, { site, pages, run, browser }: Run): Promise<void> {
  const add = (name: string, ms: number) => figures.add(`${pages} pages: dev, ${name}`, 'ms', ms)
  const server = await startServer(site.siteDir)
  try {
    add('ready', server.milliseconds)
    for (const part of [0.25, 0.5, 0.75]) {
      const started = performance.now()
      await (await fetch(server.url + routeOfPage(Math.floor(pages * part)))).text()
      add("a page's HTML, never asked for", performance.now() - started)
    }
    const page = await browser.newPage()
    const opened = performance.now()
    await page.goto(server.url + site.route)
    await waitAlive(page.locator('main [data-block]').first())
    add('a page in the browser, alive', performance.now() - opened)
    await page.waitForLoadState('networkidle')
    // The third edit arrives while the second edit's check of the whole site is running.
    for (const [edit, pause] of [0, 0, 300].entries()) {
      await page.waitForTimeout(pause)
      const title = `Edit ${edit} of run ${run}`
      const saved = performance.now()
      editPage(site.siteDir, site.route, title)
      await page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent === wanted,
        title,
      )
      add('a saved edit until it shows', performance.now() - saved)
    }
    await page.close()
    figures.add(`${pages} pages: dev, memory in the end`, 'MB', server.megabytes())
  } finally {
    await server.close()
  }
}
