import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'

/** How many items a thread is given at a time. */
const BATCH = 50
/** Half of what V8 takes by itself for what is soon garbage; of more, batches are not faster. */
const MAX_YOUNG_MB = 24
/** Each thread takes some 80 MB, and the rest of a build is not done by them. */
const MAX_THREADS = 8

export interface ThreadBatches<Item> {
  /** The module that threads run. */
  worker: string
  /** What the module finds as its data when a thread starts. */
  data: object
  /** The function of the module that takes a batch: what `describe` returns of its items. */
  name: string
  items: Item[]
  /** What a thread gets of an item; asked for when a thread takes its batch. */
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
 * Hands batches to worker threads, and calls back with what each came to. A thread has two: one in
 * work and one waiting. The others do not exist yet, so that memory does not grow with the items.
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
