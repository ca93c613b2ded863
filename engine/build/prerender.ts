import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import Tinypool from 'tinypool'
import type { SiteData } from '../core/data'
import { dataPathOf, htmlPathOf } from '../core/paths'
import type { Bundle } from './bundle'
import type { ShellOptions } from './document'
import type { PageContext, PageSource } from './page-data'
import type { SitePage } from './site'

/** One page for a worker, which parses it. */
export interface PrerenderTask extends Omit<PageSource, 'page'> {
  source: string
  htmlFile: string
  dataFile: string
}

/** What a worker is given once. */
export interface PrerenderSetup {
  serverEntry: string
  site: SiteData
  frame: ShellOptions
  context: PageContext
}

export interface PrerenderOptions {
  bundle: Bundle
  frame: ShellOptions
  context: PageContext
  pages: SitePage[]
  outDir: string
}

const BATCH = 50

/**
 * Writes the HTML and the data of pages, in worker threads.
 * @throws the first error that a block throws, with the page it was on.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { bundle, frame, context, pages } = options
  if (pages.length === 0) return
  const { serverEntry } = bundle
  const setup: PrerenderSetup = { serverEntry, site: frame.site, frame, context }
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / BATCH))
  const pool = new Tinypool({
    filename: bundle.worker,
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  })
  try {
    // Two batches a thread: one in work and one waiting. The others do not exist yet, so that
    // memory does not grow with the pages.
    const batches = listBatches(options)
    const runLane = async () => {
      for (const batch of batches) await pool.run(batch, { name: 'writePages' })
    }
    await Promise.all(Array.from({ length: threads * 2 }, runLane))
  } finally {
    await pool.destroy()
  }
}

/** The batches of all pages, each made when it is asked for. */
function* listBatches({ pages, outDir }: PrerenderOptions): Generator<PrerenderTask[]> {
  const folders = new Set<string>()
  const prepare = (path: string) => {
    const file = join(outDir, path)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return file
  }
  for (let start = 0; start < pages.length; start += BATCH) {
    yield pages.slice(start, start + BATCH).map(
      ({ route, hasTokens, icons, assets, maps, readSource }): PrerenderTask => ({
        route,
        hasTokens,
        icons,
        assets,
        maps,
        source: readSource(),
        htmlFile: prepare(htmlPathOf(route)),
        dataFile: prepare(dataPathOf(route)),
      }),
    )
  }
}
