import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildShipped } from '../bench-site'
import type { Figure } from '../figure'
import { createFigures } from '../figure'
import type { BenchOptions } from '../options'
import { listRuns } from '../options'
import { SLOWDOWN, slowDown, withBrowser, withPreview } from './browse'
import { startTicker } from './ticker'
import { measureUntilSaid } from './until-said'

const SIZE = 10 * 1024 * 1024

/**
 * Measures how long a page takes to scan a file full of near-matches of script tags, from choosing
 * the file to the toast.
 */
export async function measureAttachment({ runs }: BenchOptions): Promise<Figure[]> {
  const { outDir } = await buildShipped()
  const folder = makeScratchFolder()
  const [small, large] = [join(folder, 'small.txt'), join(folder, 'large.txt')]
  writeFileSync(small, 'text')
  writeFileSync(large, '<scrip '.repeat(Math.ceil(SIZE / 7)).slice(0, SIZE))
  const figures = createFigures()
  try {
    await withPreview(outDir, (url) =>
      withBrowser(async (browser) => {
        for (const rate of [1, SLOWDOWN])
          for (const _ of listRuns(runs)) {
            const page = await browser.newPage()
            await openForm(page, `${url}/contact`)
            // The first file makes the browser load the toast code. No scanner code is loaded yet.
            await choose(page, small)
            await slowDown(page, rate)
            const { total, longest } = await choose(page, large)
            figures.add(`10 MB, processor ${rate}x slower: to the toast`, 'ms', total)
            figures.add(`10 MB, processor ${rate}x slower: longest task`, 'ms', longest)
            await page.close()
          }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  return figures.list()
}

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('input[type=file]').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

interface Scan {
  /** The time from choosing the file to the toast with its name, in milliseconds. */
  total: number
  /** The longest time for which the page was blocked, in milliseconds. */
  longest: number
}

async function choose(page: Page, file: string): Promise<Scan> {
  const text = file.split('/').at(-1) ?? ''
  const total = measureUntilSaid(page, { event: 'change', text })
  const stop = await startTicker(page)
  await page.locator('input[type=file]').setInputFiles(file)
  return { total: await total, longest: await stop() }
}
