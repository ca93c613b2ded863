import { availableParallelism } from 'node:os'
import { listOwnBlocks } from '../../schemas/block-folders'
import type { Progress } from '../../util/progress'
import type { PageCheck, PageFile, PageResult } from './check-page'
import { checkPage, recallPage } from './check-page'
import type { OpenSite } from './check-site'
import { checkInThreads } from './check-threads'

export interface PagesCheck extends Pick<PageCheck, 'memory' | 'sources'> {
  /** The module that threads run, where it is there: see `check-worker.ts`. */
  worker?: string
  /** Told how many pages are checked. */
  progress?: Progress
}

/** To start threads and to load the check there takes about as long as to check so many pages. */
const WORTHWHILE = 500

/** Checks the pages of a site by themselves, in the order of their files. */
export async function checkPages(
  site: OpenSite,
  { worker, progress, ...options }: PagesCheck,
): Promise<PageResult[]> {
  const { pageFiles } = site
  const check = { ...site, ...options }
  const results = new Map<PageFile, PageResult>()
  const add = (file: PageFile, result: PageResult) => {
    results.set(file, result)
    progress?.(results.size, pageFiles.length)
  }
  const unknown = pageFiles.filter((file) => {
    const recalled = recallPage(file, check)
    if (recalled) add(file, recalled)
    return !recalled
  })
  if (worker && unknown.length >= WORTHWHILE && hasThreads()) {
    await checkInThreads(unknown, { ...site, ...options, worker, add })
  } else {
    for (const file of unknown) add(file, checkPage(file, check))
  }
  return pageFiles.flatMap((file) => results.get(file) ?? [])
}

/** What blocks of a project's own bring with them is known in the main thread alone. */
function hasThreads(): boolean {
  return availableParallelism() > 1 && listOwnBlocks().length === 0
}
