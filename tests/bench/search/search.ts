import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { createSearch } from '../../../engine/core/search/search'
import type { OrderedEntry, SearchIndexEntry } from '../../../engine/core/search/search-index'
import { listOrdered, SEARCH_INDEX_PATH } from '../../../engine/core/search/search-index'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildPage, routeOfPage } from '../../support/sites/generate-site'
import { buildShipped } from '../bench-site'
import type { Figure, Figures } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { SLOWDOWN, slowDown, waitAlive, withBrowser, withPreview } from '../visits/browse'
import { compress } from '../visits/first-visit'
import { startTicker } from '../visits/ticker'
import { measureUntilSaid } from '../visits/until-said'
import { measureShards, measureShardsInPage, writeShards } from './search-shards'

const ENTRIES = 10_000
const QUERIES = ['ledger', 'Page 4711', 'settlement position', 'zzzz']

/**
 * Measures search in an index of ten thousand pages: in Node, and in a browser on a slow processor.
 */
export async function measureSearch({ runs }: BenchOptions): Promise<Figure[]> {
  const ordered = buildEntries()
  const entries = ordered.map(({ entry }) => entry)
  const json = JSON.stringify(entries)
  const figures = createFigures()
  figures.add(`index of ${ENTRIES} pages`, 'kB', compress(json) / 1000)
  for (const _ of listRuns(runs)) measureUnsharded(figures, entries)
  // Uses a copy, because the next build of the shipped site must find its own output unchanged.
  const outDir = makeScratchFolder()
  cpSync((await buildShipped()).outDir, outDir, { recursive: true })
  writeFileSync(join(outDir, SEARCH_INDEX_PATH), json)
  await withPreview(outDir, (url) =>
    withBrowser(async (browser) => {
      for (const _ of listRuns(runs)) {
        const page = await browser.newPage()
        await slowDown(page, SLOWDOWN)
        await measureInPage(figures, page, url)
        await page.close()
      }
    }),
  )
  await measureShards(figures, ordered)
  writeShards(outDir, ordered)
  await withPreview(outDir, (url) =>
    withBrowser((browser) => measureShardsInPage(figures, browser, { url, entries: ordered })),
  )
  rmSync(outDir, { recursive: true })
  return figures.list()
}

function buildEntries(): OrderedEntry[] {
  return listOrdered(
    Array.from({ length: ENTRIES }, (_, number) => ({
      route: routeOfPage(number),
      head: buildPage(number, ENTRIES),
    })),
  )
}

function measureUnsharded(figures: Figures, entries: SearchIndexEntry[]): void {
  const started = performance.now()
  const search = createSearch(entries)
  figures.add('Node: make ready', 'ms', performance.now() - started)
  for (const query of QUERIES) {
    const asked = performance.now()
    search(query)
    figures.add('Node: one query', 'ms', performance.now() - asked)
  }
}

async function measureInPage(figures: Figures, page: Page, url: string): Promise<void> {
  await page.goto(`${url}/search`, { waitUntil: 'networkidle' })
  const field = page.locator('main [data-block="search-results"] [type="search"]')
  await waitAlive(field)
  const stop = await startTicker(page)
  const fetched = page.waitForResponse((response) => response.url().endsWith(SEARCH_INDEX_PATH))
  await field.focus()
  await (await fetched).finished()
  // The worker then parses the index.
  await page.waitForTimeout(1000)
  figures.add('browser: longest task while the index comes', 'ms', await stop())
  for (const query of QUERIES) {
    await field.fill(query)
    const stopAgain = await startTicker(page)
    const announced = measureUntilSaid(page, { event: 'submit', text: `found for "${query}"` })
    await field.press('Enter')
    figures.add('browser: submission to results', 'ms', await announced)
    figures.add('browser: longest task of a search', 'ms', await stopAgain())
  }
  await page.goto('about:blank')
  await page.goto(`${url}/search?q=${QUERIES[0]}`)
  await page.waitForFunction(isAnnounced, QUERIES[0])
  const opened = await page.evaluate(() => performance.now())
  figures.add('browser: address with a query to results', 'ms', opened)
}

function isAnnounced(query?: string): boolean {
  const region = document.querySelector('[data-block="search-results"] [role="status"]')
  return region?.textContent?.endsWith(`found for "${query}"`) === true
}
