import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '../../util/progress'
import type { PageCheck, PageFile, PageResult } from '../files/check-page'
import { checkPage, recallPage } from '../files/check-page'
import type { CheckTools } from '../files/shared-context'
import type { CheckThreads } from './check-threads'
import { checkInThreads } from './check-threads'
import type { OpenSite } from './open-site'

export interface PagesCheck extends Pick<PageCheck, 'cached' | 'sources'> {
  /** What threads are started with, as soon as that is there. */
  threads?: () => CheckThreads | undefined
  /** Told how many pages are checked. */
  progress?: Progress
}

/** To start threads and to load the check there takes about as long as to check so many pages. */
const WORTHWHILE = 500
/** Where pages have been checked here already, this thread is faster than new ones at first. */
const WORTHWHILE_LATER = 2000
/** So many pages are checked here before threads are asked for again. */
const STEP = 10

/** Checks the pages of a site by themselves, in the order of their files. */
export async function checkPages(
  site: OpenSite,
  { threads, progress, ...options }: PagesCheck,
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
  for (let rest = unknown; rest.length > 0; rest = rest.slice(STEP)) {
    const least = rest === unknown ? WORTHWHILE : WORTHWHILE_LATER
    const found =
      rest.length >= least && canUseThreads(site.tools) ? await findThreads(threads) : undefined
    if (found) {
      await checkInThreads(rest, { ...site, ...options, ...found, add })
      break
    }
    for (const file of rest.slice(0, STEP)) add(file, checkPage(file, check))
  }
  return pageFiles.flatMap((file) => results.get(file) ?? [])
}

/** Lets the process that bundles them say that it is done. */
async function findThreads(threads: PagesCheck['threads']): Promise<CheckThreads | undefined> {
  if (!threads) return undefined
  await setImmediate()
  return threads()
}

/** Only the main thread knows what the blocks of a project add to the check. */
function canUseThreads({ hasOwnBlocks }: CheckTools): boolean {
  return availableParallelism() > 1 && !hasOwnBlocks
}
