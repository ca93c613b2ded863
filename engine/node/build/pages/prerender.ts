import { dataPathOf, htmlPathOf, markdownPathOf } from '../../../core/addresses/paths'
import type { Bundle } from '../../bundle/bundle'
import type { SitePage } from '../../check/run/site'
import type { Progress } from '../../lib/files/progress'
import { runBatches } from '../../lib/files/thread-batches'
import type { ShellOptions } from './document'
import type { PageContext, PageSource } from './page-data'
import type { WrittenPage } from './page-files'
import type { PageLists } from './page-lists'
import { buildPageSource } from './page-source'

/** One page for a worker, which parses it. */
export interface PrerenderTask extends PageSource {
  /** The path of its language. */
  locale: string
  htmlFile: string
  dataFile: string
  markdownFile?: string
}

/** What the pages of one language are rendered with. */
export interface LocaleFrame {
  /** The path of the language; empty for the site's own. */
  path: string
  frame: ShellOptions
  context: PageContext
}

/** What a worker is started with. */
export interface PrerenderData {
  serverEntry: string
  locales: LocaleFrame[]
}

export interface PrerenderOptions {
  bundle: Pick<Bundle, 'worker' | 'serverEntry'>
  locales: LocaleFrame[]
  /** What the page at an address is rendered with. */
  frameOf: (route: string) => LocaleFrame
  /** What a page shows of other files. */
  showsOf: PageLists['showsOf']
  pages: SitePage[]
  /** Turns a path within the output into that of the file. */
  place: (path: string) => string
  /** Told how many of the pages are rendered. */
  progress: Progress
}

/** What a worker wrote, in the order of its tasks. */
export type PrerenderResult = Omit<WrittenPage, 'key'>[]

/**
 * Writes the HTML and the data of pages, in worker threads, and says how the files are.
 * @throws the first error that a block throws, with the page it was on.
 */
export async function prerender(
  options: PrerenderOptions,
): Promise<Map<string, PrerenderResult[number]>> {
  const {
    bundle: { worker, serverEntry },
    locales,
    pages,
    progress,
  } = options
  const written = new Map<string, PrerenderResult[number]>()
  progress(0, pages.length)
  if (pages.length === 0) return written
  const data: PrerenderData = { serverEntry, locales }
  const describe = createDescriber(options)
  const run = { worker, data, name: 'writePages', items: pages, describe }
  await runBatches(run, (batch, result: PrerenderResult) => {
    for (const [index, files] of result.entries()) written.set(batch[index]?.route ?? '', files)
    progress(written.size, pages.length)
  })
  return written
}

/** Returns a function from a page to what a worker needs of it. */
function createDescriber({ place, frameOf, showsOf }: PrerenderOptions) {
  return (page: SitePage): PrerenderTask => {
    const { route } = page
    const { path: locale, context } = frameOf(route)
    return {
      locale,
      ...buildPageSource(page, showsOf(page), context),
      htmlFile: place(htmlPathOf(route)),
      dataFile: place(dataPathOf(route)),
      markdownFile: context.settings.markdown ? place(markdownPathOf(route)) : undefined,
    }
  }
}
