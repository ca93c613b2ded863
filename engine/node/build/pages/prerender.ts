import { dataPathOf, htmlPathOf, markdownPathOf } from '../../../core/addresses/paths'
import type { Bundle } from '../../bundle/bundle'
import type { SitePage } from '../../check/run/site'
import type { Progress } from '../../lib/files/progress'
import { runBatches } from '../../lib/processes/thread-batches'
import type { ShellOptions } from './document'
import type { PageContext, PageSource } from './page-data'
import type { WrittenPage } from './page-files'
import type { PageLists } from './page-lists'
import { buildPageSource } from './page-source'

/** A page for a worker, which parses it. */
export interface PrerenderTask extends PageSource {
  /** The base path of its language. */
  locale: string
  htmlFile: string
  dataFile: string
  markdownFile?: string
}

/** The context for rendering the pages of one language. */
export interface LocaleShell {
  /** The base path of the language. Empty for the default language. */
  path: string
  shell: ShellOptions
  context: PageContext
}

/** The start data of a worker. */
export interface PrerenderData {
  serverEntry: string
  locales: LocaleShell[]
}

export interface PrerenderOptions {
  bundle: Pick<Bundle, 'worker' | 'serverEntry'>
  locales: LocaleShell[]
  /** Returns the context for rendering the page at a path. */
  shellOf: (route: string) => LocaleShell
  /** Returns what a page shows of other files. */
  showsOf: PageLists['showsOf']
  pages: SitePage[]
  /** Returns the path of the file for a path within the output. */
  place: (path: string) => string
  /** Called with the number of pages that are rendered. */
  progress: Progress
}

/** The files that a worker wrote, in the order of its tasks. */
export type PrerenderResult = Omit<WrittenPage, 'key'>[]

/**
 * Writes the HTML and the data of pages in worker threads. Returns the states of the files.
 * @throws the first error that a block throws, with the page that it was on.
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

/** Returns a function from a page to the task for a worker. */
function createDescriber({ place, shellOf, showsOf }: PrerenderOptions) {
  return (page: SitePage): PrerenderTask => {
    const { route } = page
    const { path: locale, context } = shellOf(route)
    return {
      locale,
      ...buildPageSource(page, showsOf(page), context),
      htmlFile: place(htmlPathOf(route)),
      dataFile: place(dataPathOf(route)),
      markdownFile: context.settings.markdown ? place(markdownPathOf(route)) : undefined,
    }
  }
}
