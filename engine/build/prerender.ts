import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import Tinypool from 'tinypool'
import { collectBlockTypes } from '../core/blocks'
import type { PageData, SiteData } from '../core/data'
import { dataPathOf, htmlPathOf } from '../core/paths'
import type { Bundle } from './bundle'
import type { Shell } from './document'

/** One page for a worker: everything that it needs, with the page's data as JSON. */
export interface PrerenderTask {
  json: string
  /** Which of the shells frames the page. */
  shell: number
  htmlFile: string
  dataFile: string
}

/** What a worker is given once. */
export interface PrerenderSetup {
  serverEntry: string
  site: SiteData
  shells: Shell[]
}

const BATCH = 50

export interface PrerenderOptions {
  bundle: Bundle
  site: SiteData
  shellOf: (blockTypes: string[]) => Shell
  /** The pages, in the order in which they are to be rendered. */
  pages: PageData[]
  outDir: string
}

/**
 * Writes the HTML and the data of all pages, in worker threads.
 * @throws the first error that a block throws, with the page it was on.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { bundle, site, pages, outDir } = options
  const { tasks, shells } = buildTasks(options)
  const folders = new Set(
    tasks.flatMap(({ htmlFile, dataFile }) => [htmlFile, dataFile].map((file) => dirname(file))),
  )
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const setup: PrerenderSetup = { serverEntry: bundle.serverEntry, site, shells }
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages.length / BATCH)))
  const pool = new Tinypool({
    filename: bundle.worker,
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  })
  try {
    const batches = Array.from({ length: Math.ceil(tasks.length / BATCH) }, (_, index) =>
      tasks.slice(index * BATCH, (index + 1) * BATCH),
    )
    await Promise.all(batches.map((batch) => pool.run(batch, { name: 'writePages' })))
  } finally {
    await pool.destroy()
  }

  function buildTasks({ shellOf }: PrerenderOptions) {
    const indexes = new Map<Shell, number>()
    const tasks = pages.map((page): PrerenderTask => {
      const shell = shellOf(collectBlockTypes(page.blocks, (word) => bundle.blocks.has(word)))
      if (!indexes.has(shell)) indexes.set(shell, indexes.size)
      return {
        json: JSON.stringify(page),
        shell: indexes.get(shell) ?? 0,
        htmlFile: join(outDir, htmlPathOf(page.path)),
        dataFile: join(outDir, dataPathOf(page.path)),
      }
    })
    return { tasks, shells: [...indexes.keys()] }
  }
}
