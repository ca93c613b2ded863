import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Threads } from '../../../../engine/node/util/thread-batches'
import { endThreads, runBatches, startThreads } from '../../../../engine/node/util/thread-batches'
import { makeScratchFolder } from '../../../support/scratch-folder'

const COUNT = 100

/** Writes a module for threads. */
function writeWorker(text: string): string {
  const worker = join(makeScratchFolder(), 'worker.mjs')
  writeFileSync(worker, text)
  return worker
}

/** What a module makes of two batches. */
async function run(worker: string, threads?: Threads): Promise<number[]> {
  const made: number[] = []
  const batches = [[1, 2], [3]]
  const work = { worker, data: {}, count: COUNT, threads, setup: {}, name: 'double', batches }
  await runBatches<number, number[]>(work, (_, result) => made.push(...result))
  return made
}

const DOUBLE = 'export const double = ({ items }) => items.map((item) => 2 * item)'
const FAULT = 'throw new Error("window is not defined")'

it('gives each batch to a thread, also to one that was started before', async () => {
  const worker = writeWorker(DOUBLE)
  const sort = (numbers: number[]) => numbers.sort()
  expect(sort(await run(worker))).toEqual([2, 4, 6])
  const threads = startThreads({ worker, data: {}, count: COUNT })
  expect(sort(await run(worker, threads))).toEqual([2, 4, 6])
  expect(threads.hasFailed()).toBe(false)
})

it('tells why a module cannot be loaded', async () => {
  const worker = writeWorker(`${FAULT}\n${DOUBLE}`)
  // All threads fail, some of them while they are ended.
  for (let time = 0; time < 10; time += 1) {
    await expect(run(worker)).rejects.toThrow('window is not defined')
  }
})

it('tells it too where threads had failed before there was work for them', async () => {
  const worker = writeWorker(`${FAULT}\n${DOUBLE}`)
  const threads = startThreads({ worker, data: {}, count: COUNT })
  await expect.poll(() => threads.hasFailed(), { timeout: 5000 }).toBe(true)
  await expect(run(worker, threads)).rejects.toThrow('window is not defined')
  await endThreads(threads)
})

it('does the work where one of the threads that were started before had failed', async () => {
  const worker = writeWorker(`
    import { existsSync, writeFileSync } from 'node:fs'
    const once = new URL('once', import.meta.url)
    if (!existsSync(once)) {
      writeFileSync(once, '')
      ${FAULT}
    }
    ${DOUBLE}`)
  const threads = startThreads({ worker, data: {}, count: COUNT })
  await expect.poll(() => threads.hasFailed(), { timeout: 5000 }).toBe(true)
  expect((await run(worker, threads)).sort()).toEqual([2, 4, 6])
  await endThreads(threads)
})
