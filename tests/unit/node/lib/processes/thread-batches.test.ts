import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runBatches } from '../../../../../engine/node/lib/processes/thread-batches'
import { makeScratchFolder } from '../../../../support/scratch-folder'

/** Enough numbers for two batches. */
const NUMBERS = Array.from({ length: 100 }, (_, index) => index)

/** Writes a module that threads can run. */
function writeWorker(text: string): string {
  const worker = join(makeScratchFolder(), 'worker.mjs')
  writeFileSync(worker, text)
  return worker
}

/** A module's results for a list of numbers. */
async function run(worker: string): Promise<number[]> {
  const made: number[] = []
  const work = { worker, data: {}, name: 'double', items: NUMBERS }
  const describe = (number: number) => number + 1
  await runBatches({ ...work, describe }, (_, result: number[]) => made.push(...result))
  return made
}

const DOUBLE = 'export const double = (items) => items.map((item) => 2 * item)'
const THROW = 'throw new Error("window is not defined")'

it('gives each batch to a thread', async () => {
  const made = await run(writeWorker(DOUBLE))
  expect(made.sort((a, b) => a - b)).toEqual(NUMBERS.map((number) => 2 * (number + 1)))
})

it('reports why a module cannot be loaded', async () => {
  const worker = writeWorker(`${THROW}\n${DOUBLE}`)
  // All threads fail, some of them while they are being stopped.
  for (let time = 0; time < 10; time += 1) {
    await expect(run(worker)).rejects.toThrow('window is not defined')
  }
})
