import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'

/** How many items a thread is given at a time. */
export const BATCH = 50
/** Half of what V8 takes by itself for what is soon garbage; of more, batches are not faster. */
const MAX_YOUNG_MB = 24
/** Each thread takes some 80 MB, and the rest of a build is not done by them. */
const MAX_THREADS = 8

export interface ThreadBatches<Item> {
  /** The module that threads run. */
  worker: string
  /** What each thread is given once. */
  setup: object
  /** The function of the module that takes a batch. */
  name: string
  /** How many items there are. */
  count: number
  /** Each batch is made when it is asked for. */
  batches: Iterable<Item[]>
}

/**
 * Hands batches to worker threads, and calls back with what each came to. A thread has two: one in
 * work and one waiting. The others do not exist yet, so that memory does not grow with the items.
 * @throws the first error of a thread.
 */
export async function runBatches<Item, Result>(
  { worker, setup, name, count, batches }: ThreadBatches<Item>,
  take: (batch: Item[], result: Result) => void,
): Promise<void> {
  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(count / BATCH))
  const pool = new Tinypool({
    filename: worker,
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  })
  const waiting = batches[Symbol.iterator]()
  const runLane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      take(next.value, await pool.run(next.value, { name }))
    }
  }
  try {
    await Promise.all(Array.from({ length: threads * 2 }, runLane))
  } finally {
    await pool.destroy()
  }
}
