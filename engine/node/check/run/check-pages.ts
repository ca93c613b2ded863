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
  /** Returns what threads are started with; asked only where they are worthwhile. */
  threads?: () => Promise<CheckThreads>
  /** Called with the number of checked pages. */
  progress?: Progress
}

/** To start threads and to load the check there takes about as long as to check so many pages. */
const WORTHWHILE = 500

/** Checks the pages of a site by themselves, in the order of their files. */
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

/** Only the main thread knows what the blocks of a project add to the check. */
function canUseThreads({ hasOwnBlocks }: CheckTools): boolean {
  return availableParallelism() > 1 && !hasOwnBlocks
}
