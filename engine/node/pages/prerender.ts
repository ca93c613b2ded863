import { dataPathOf, htmlPathOf, markdownPathOf } from '../../core/addresses/paths'
import type { SiteData } from '../../core/page/data'
import type { Bundle } from '../bundle/bundle'
import type { SitePage } from '../check/run/check-site'
import type { Progress } from '../util/progress'
import { BATCH, runBatches } from '../util/thread-batches'
import type { ShellOptions } from './document'
import type { PageContext, PageSource } from './page-data'
import { buildPageSource } from './page-data'
import type { RenderedPage } from './page-files'
import type { PageLists } from './page-lists'

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
  showsOf: PageLists['showsOf']
  pages: SitePage[]
  /** Turns a path within the output into that of the file. */
  place: (path: string) => string
  progress: Progress
}

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
  const { length: count } = pages
  const run = { worker: bundle.worker, setup, name: 'writePages', count }
  await runBatches({ ...run, batches: listBatches(options) }, (batch, result: PrerenderResult) => {
    for (const [index, files] of result.entries()) written.set(batch[index]?.route ?? '', files)
    progress(written.size, count)
  })
  return written
}

/** The batches of all pages, each made when it is asked for. */
function* listBatches({
  pages,
  place,
  context,
  showsOf,
}: PrerenderOptions): Generator<PrerenderTask[]> {
  for (let start = 0; start < pages.length; start += BATCH) {
    yield pages.slice(start, start + BATCH).map((page): PrerenderTask => {
      const { route } = page
      return {
        ...buildPageSource(page, showsOf(page), context),
        htmlFile: place(htmlPathOf(route)),
        dataFile: place(dataPathOf(route)),
        markdownFile: context.settings.markdown ? place(markdownPathOf(route)) : undefined,
      }
    })
  }
}
