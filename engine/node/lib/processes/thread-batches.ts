import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'

/** The number of items that a thread gets at a time. */
const BATCH = 50
/** Half of V8's default for short-lived objects, in MB. With more, batches are not faster. */
const MAX_YOUNG_MB = 24
/** Each thread takes about 80 MB, and threads do only a part of a build. */
const MAX_THREADS = 8

export interface ThreadBatches<Item> {
  /** The module that threads run. */
  worker: string
  /** The module's data when a thread starts. */
  data: object
  /** The function of the module that processes a batch: the results of `describe` for its items. */
  name: string
  items: Item[]
  /** The message for an item. Called when a thread gets its batch. */
  describe: (item: Item) => unknown
}

function createPool(
  size: number,
  { worker, data }: Pick<ThreadBatches<unknown>, 'worker' | 'data'>,
): Tinypool {
  return new Tinypool({
    filename: worker,
    workerData: data,
    // No thread replaces one that has failed.
    minThreads: 0,
    maxThreads: size,
    isolateWorkers: false,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  })
}

/**
 * Rejects with the first error of a thread without a task, as when its module cannot be loaded.
 * The error of a task is thrown by the task.
 */
const watchThreads = (pool: Tinypool) => new Promise<never>((_, reject) => pool.on('error', reject))

/**
 * Ends threads one by one. Tinypool's `destroy` ends the process if a thread fails meanwhile:
 * https://github.com/tinylibs/tinypool/blob/v2.2.0/src/runtime/thread-worker.ts lacks the
 * `removeListener` that Node's `once` calls.
 */
async function endThreads({ threads }: Tinypool): Promise<void> {
  await Promise.all(threads.map((thread) => thread.terminate()))
}

/**
 * Passes batches to worker threads, and calls back with the result of each. A thread has at most
 * two batches: one in progress and one queued. The others do not exist yet, so that memory does not
 * grow with the number of items.
 * @throws the first error of a thread.
 */
export async function runBatches<Item, Result>(
  { name, items, describe, ...module }: ThreadBatches<Item>,
  take: (batch: Item[], result: Result) => void,
): Promise<void> {
  const size = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(items.length / BATCH))
  const pool = createPool(size, module)
  let start = 0
  const runLane = async () => {
    while (start < items.length) {
      const batch = items.slice(start, start + BATCH)
      start += BATCH
      take(batch, await pool.run(batch.map(describe), { name }))
    }
  }
  try {
    const lanes = Array.from({ length: size * 2 }, runLane)
    await Promise.race([Promise.all(lanes), watchThreads(pool)])
  } finally {
    await endThreads(pool)
  }
}
