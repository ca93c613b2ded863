/** The memory that the receiver needs for large files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashFile } from '../../engine/node/lib/files/hash-content'
import {
  buildFrom,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
  writeOrderSite,
} from '../support/receiver/order-site'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const FILES = 20
const BYTES = 10_000_000
const MAX_GROWTH = 120
const reason = existsSync('/proc/self/clear_refs')
  ? undefined
  : 'Not measured: only Linux reports the largest size of a process.'

/** A value of a process in MB: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readMemory(pid: number | undefined, name: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
}

it.skipIf(reason)(
  `${FILES} files of 10 MB at once are stored in ${MAX_GROWTH} MB${reason ? `: ${reason}` : ''}`,
  { timeout: 180_000 },
  async () => {
    const outDir = await buildFrom(writeOrderSite(BYTES))
    const data = join(makeScratchFolder(), 'data')
    const receiver = await startReceiver(outDir, data)
    const send = async (number: number, bytes: number) => {
      const files = [makePicture(number, bytes)]
      const { status } = await sendOrder(receiver.url, ORDER, { token: tokenOf(number), files })
      return status
    }
    expect(await send(0, 1000)).toBe(204)
    const { pid } = receiver.child
    // Sets the largest size to the current one.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const before = readMemory(pid, 'VmRSS')
    const numbers = Array.from({ length: FILES }, (_, index) => index + 1)
    const statuses = await Promise.all(numbers.map((number) => send(number, BYTES)))
    expect(statuses).toEqual(numbers.map(() => 204))
    const growth = readMemory(pid, 'VmHWM') - before
    console.log(`Memory grew by ${Math.round(growth)} MB, from ${Math.round(before)} MB.`)
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH)
    const enquiries = await listEnquiries(outDir, data)
    const stored = enquiries.flatMap(({ files }) => files).slice(1)
    const hashes = stored.map(({ name, path }) => [name, hashFile(readFileSync(join(data, path)))])
    const sent = numbers.map(async (number) => {
      const file = makePicture(number, BYTES)
      return [file.name, hashFile(await file.bytes())]
    })
    expect(hashes.sort()).toEqual((await Promise.all(sent)).sort())
    expect(await receiver.stop('SIGTERM')).toBe(0)
  },
)
