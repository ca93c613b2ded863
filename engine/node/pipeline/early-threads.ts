import type { Bundle } from '../bundle/bundle'
import { canUseThreads, WORTHWHILE } from '../check/run/check-pages'
import type { CheckThreads } from '../check/run/check-threads'
import { describeThreads } from '../pages/prerender'
import type { Threads } from '../util/thread-batches'
import { BATCH, endThreads, startThreads } from '../util/thread-batches'

/** The threads of a build that are started before there is work for them. */
export interface EarlyThreads {
  /** Those that check pages. */
  checking?: Threads
  /** Starts those that render pages, where every page is new. */
  startRendering: () => void
  /** Starts one, where few pages have changed. */
  startForFew: (changed: number) => void
  /** Those that were started. */
  rendering: () => Threads | undefined
  /** Ends those without work. */
  close: () => Promise<void>
}

export interface EarlyThreadsOptions extends Pick<CheckThreads, 'checks'> {
  /** How many pages are new; none where a build before is known. */
  pages: number
  /** How many pages that build has rendered. */
  known: number
  bundle: Bundle | undefined
}

/** Where more pages are known, a thread has no memory while the rules are applied. */
const MOST_KNOWN = 50_000

export function startEarly({ pages, known, bundle, checks }: EarlyThreadsOptions): EarlyThreads {
  const isWorthwhile = bundle !== undefined && pages >= WORTHWHILE && canUseThreads()
  const started: Threads[] = []
  const start = (options: Parameters<typeof startThreads>[0]) => {
    const threads = startThreads(options)
    started.push(threads)
    return threads
  }
  let rendering: Threads | undefined
  return {
    checking: isWorthwhile
      ? start({ worker: bundle.checkWorker, data: { checks }, count: pages })
      : undefined,
    startRendering() {
      if (isWorthwhile) rendering ??= start(describeThreads(bundle, pages))
    },
    startForFew(changed) {
      const isWanted = known > 0 && known <= MOST_KNOWN && changed > 0 && changed <= BATCH
      if (bundle && isWanted) rendering ??= start(describeThreads(bundle, changed))
    },
    rendering: () => rendering,
    async close() {
      await Promise.all(started.map(endThreads))
    },
  }
}
