import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import Tinypool from 'tinypool'
import { collectBlockTypes } from '../core/blocks'
import type { PageData, SiteData } from '../core/data'
import { dataPathOf, htmlPathOf } from '../core/paths'
import type { Bundle } from './bundle'
import type { Shell } from './document'
import type { SitePage } from './site'

/** One page for a worker. Its data cross as JSON, which is written as it is. */
export interface PrerenderTask {
  json: string
  /** Which of the batch's shells frames the page. */
  shell: number
  htmlFile: string
  dataFile: string
}

export interface PrerenderBatch {
  shells: Shell[]
  tasks: PrerenderTask[]
}

/** What a worker is given once. */
export interface PrerenderSetup {
  serverEntry: string
  site: SiteData
}

const BATCH = 50

export interface PrerenderOptions {
  bundle: Bundle
  site: SiteData
  shellOf: (blockTypes: string[]) => Shell
  pages: SitePage[]
  buildPageData: (page: SitePage) => PageData
  outDir: string
}

/**
 * Writes the HTML and the data of all pages, in worker threads.
 * @throws the first error that a block throws, with the page it was on.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { bundle, site, pages } = options
  const setup: PrerenderSetup = { serverEntry: bundle.serverEntry, site }
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
function* listBatches({
  bundle,
  shellOf,
  pages,
  buildPageData,
  outDir,
}: PrerenderOptions): Generator<PrerenderBatch> {
  const isType = (word: string) => bundle.blocks.has(word)
  const folders = new Set<string>()
  const prepare = (file: string) => {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return file
  }
  for (let start = 0; start < pages.length; start += BATCH) {
    const shells: Shell[] = []
    const tasks = pages.slice(start, start + BATCH).map((source): PrerenderTask => {
      const page = buildPageData(source)
      const shell = shellOf(collectBlockTypes(page.blocks, isType))
      if (!shells.includes(shell)) shells.push(shell)
      return {
        json: JSON.stringify(page),
        shell: shells.indexOf(shell),
        htmlFile: prepare(join(outDir, htmlPathOf(page.path))),
        dataFile: prepare(join(outDir, dataPathOf(page.path))),
      }
    })
    yield { shells, tasks }
  }
}
