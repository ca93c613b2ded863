import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { dataPathOf, htmlPathOf, markdownPathOf } from '../../core/addresses/paths'
import type { SiteData } from '../../core/page/data'
import type { Bundle } from '../bundle/bundle'
import type { SitePage } from '../check/run/check-site'
import type { Progress } from '../util/progress'
import type { ShellOptions } from './document'
import type { PageContext, PageSource } from './page-data'
import { buildPageSource } from './page-data'
import type { RenderedPage } from './page-files'

/** One page for a worker, which parses it. */
export interface PrerenderTask extends PageSource {
  htmlFile: string
  dataFile: string
  markdownFile?: string
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
  /** Turns a path within the output into that of the file. */
  place: (path: string) => string
  progress: Progress
}

const BATCH = 50
/** Each takes some 80 MB, and the rest of a build is not done by them. */
const MAX_THREADS = 8

/** What a worker wrote, in the order of its tasks. */
export type PrerenderResult = Omit<RenderedPage, 'key'>[]

/**
 * Writes the HTML and the data of pages, in worker threads, and says how the files are.
 * @throws the first error that a block throws, with the page it was on.
 */
export async function prerender(
  options: PrerenderOptions,
): Promise<Map<string, PrerenderResult[number]>> {
  const { bundle, frame, context, pages, progress } = options
  const written = new Map<string, PrerenderResult[number]>()
  if (pages.length === 0) return written
  const { serverEntry } = bundle
  const setup: PrerenderSetup = { serverEntry, site: frame.site, frame, context }
  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(pages.length / BATCH))
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
      for (const batch of batches) {
        const result: PrerenderResult = await pool.run(batch, { name: 'writePages' })
        for (const [index, files] of result.entries()) written.set(batch[index]?.route ?? '', files)
        progress(written.size, pages.length)
      }
    }
    await Promise.all(Array.from({ length: threads * 2 }, runLane))
  } finally {
    await pool.destroy()
  }
  return written
}

/** The batches of all pages, each made when it is asked for. */
function* listBatches({ pages, place, context }: PrerenderOptions): Generator<PrerenderTask[]> {
  for (let start = 0; start < pages.length; start += BATCH) {
    yield pages.slice(start, start + BATCH).map((page): PrerenderTask => {
      const { route } = page
      return {
        ...buildPageSource(page, context),
        htmlFile: place(htmlPathOf(route)),
        dataFile: place(dataPathOf(route)),
        markdownFile: context.settings.markdown ? place(markdownPathOf(route)) : undefined,
      }
    })
  }
}
