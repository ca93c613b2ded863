import { availableParallelism } from 'node:os'
import type { Progress } from '../../lib/files/progress'
import type { SourcePage } from '../../sources/files/site-files'
import type { CheckedPage, PageCheck } from '../files/check-page'
import { checkPage, recallPage } from '../files/check-page'
import type { CheckTools } from '../files/shared-context'
import type { CheckThreads } from './check-threads'
import { checkInThreads } from './check-threads'
import type { OpenSite } from './open-site'

export interface PagesCheck extends Pick<PageCheck, 'cached' | 'sources'> {
  /** Returns the threads' start data. Called only if threads are worthwhile. */
  threads?: () => Promise<CheckThreads>
  /** Called with the number of checked pages. */
  progress?: Progress
}

/** The number of pages that takes about as long to check as starting threads. */
const WORTHWHILE = 500

/** Checks a site's pages in file order, without the rules about the whole site. */
export async function checkPages(
  site: OpenSite,
  { threads, progress, ...options }: PagesCheck,
): Promise<CheckedPage[]> {
  const { pageFiles } = site
  const check = { ...site, ...options }
  const results = new Map<SourcePage, CheckedPage>()
  const add = (file: SourcePage, result: CheckedPage) => {
    results.set(file, result)
    progress?.(results.size, pageFiles.length)
  }
  const unknown = pageFiles.filter((file) => {
    const recalled = recallPage(file, check)
    if (recalled) add(file, recalled)
    return !recalled
  })
  if (threads && unknown.length >= WORTHWHILE && canUseThreads(site.tools)) {
    await checkInThreads(unknown, { ...check, ...(await threads()), add })
  } else {
    for (const file of unknown) add(file, checkPage(file, check))
  }
  return pageFiles.flatMap((file) => results.get(file) ?? [])
}

/** Only the main thread has the rules from a project's blocks. */
function canUseThreads({ hasOwnBlocks }: CheckTools): boolean {
  return availableParallelism() > 1 && !hasOwnBlocks
}
