/** The receiver is killed at random times while forms arrive. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRandom } from '../support/arbitrary/random'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import type { StartedReceiver } from '../support/receiver/start-receiver'
import { listEnquiries, startReceiver } from '../support/receiver/start-receiver'
import { pickSize } from '../support/run-length'
import { makeScratchFolder } from '../support/scratch-folder'

const KILLS = pickSize({ short: 20, long: 100 })
const SENDERS = 12

/** Visitors who send forms to the current receiver, and send each one again until it is accepted. */
class Visitors {
  receiver: StartedReceiver | undefined
  isOver = false
  readonly accepted: string[] = []
  #count = 0

  async sendUntilOver(): Promise<void> {
    while (!this.isOver) {
      this.#count += 1
      const number = this.#count
      while (!this.isOver && !(await this.#send(number))) await setTimeout(20)
    }
  }

  async #send(number: number): Promise<boolean> {
    const token = tokenOf(number)
    const url = this.receiver?.url ?? ''
    const values = { ...ORDER, kunde: `Besuch ${token}` }
    const files = number % 4 === 0 ? [makePicture(number, 500_000)] : []
    const isAccepted = await sendOrder(url, values, { token, files }).then(
      ({ status }) => status === 204,
      () => false,
    )
    if (isAccepted) this.accepted.push(values.kunde)
    return isAccepted
  }
}

it(`${KILLS} kills lose no accepted form, and store none twice`, { timeout: 600_000 }, async () => {
  const outDir = await buildOrderSite()
  const data = join(makeScratchFolder(), 'data')
  const { random } = createRandom()
  const visitors = new Visitors()
  visitors.receiver = await startReceiver(outDir, data)
  const sending = Array.from({ length: SENDERS }, () => visitors.sendUntilOver())
  for (let kill = 0; kill < KILLS; kill += 1) {
    await setTimeout(50 + random() * 400)
    await visitors.receiver.stop('SIGKILL')
    visitors.receiver = await startReceiver(outDir, data)
  }
  visitors.isOver = true
  await Promise.all(sending)
  await visitors.receiver.stop('SIGTERM')
  const stored = (await listEnquiries(outDir, data)).map(({ values }) => values.kunde)
  expect(visitors.accepted.length).toBeGreaterThan(KILLS)
  expect(visitors.accepted.filter((name) => !stored.includes(name))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
  // A start removes what the last kill has left.
  const last = await startReceiver(outDir, data)
  await last.stop('SIGTERM')
  const enquiries = await listEnquiries(outDir, data)
  const files = enquiries.flatMap((one) => one.files.map(({ path }) => path)).sort()
  console.log(`${visitors.accepted.length} forms were accepted. ${files.length} files are stored.`)
  expect(files.length).toBeGreaterThan(0)
  expect(
    readdirSync(join(data, 'files'), 'utf8')
      .map((name) => `files/${name}`)
      .sort(),
  ).toEqual(files)
  expect(existsSync(join(data, 'incoming'))).toBe(false)
})
