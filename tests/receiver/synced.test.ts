/** The system calls of the receiver: what is on the disk when it answers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STRACE, whyWithoutStrace } from '../support/install/strace'
import {
  buildOrderSite,
  makePicture,
  ORDER,
  sendOrder,
  tokenOf,
} from '../support/receiver/order-site'
import { startReceiver } from '../support/receiver/start-receiver'
import { makeScratchFolder } from '../support/scratch-folder'

const ENQUIRIES = 200
const SENDERS = 8
const UPLOADS = 20
const reason = whyWithoutStrace()

/**
 * Prints the calls of the main thread, which has the database and the connections. The receiver
 * keeps its process ID.
 */
const observe = (file: string) => [
  ...[STRACE, '--daemonize', `--output=${file}`, '--decode-fds=path', '--string-limit=100000'],
  ...['-e', 'read,write,writev,pwrite64,fsync,fdatasync,?rename,renameat'],
]

const CALL = /^(\w+)\((\d+)<([^>]*)>(.*)/
const NAME = /Besuch (\d+)\./g

/** The names whose enquiry was answered, in two lists. */
interface Answered {
  synced: string[]
  early: string[]
}

/**
 * Follows each name from the request that has it, through the write into the database's log and the
 * sync of the log, to the answer on the same connection.
 */
function readCalls(text: string): Answered {
  const asked = new Map<string, string>()
  const written = new Set<string>()
  const synced = new Set<string>()
  const answered: Answered = { synced: [], early: [] }
  for (const line of text.split('\n')) {
    const [, call = '', , path = '', rest = ''] = CALL.exec(line) ?? []
    const names = [...rest.matchAll(NAME)].map(([, name = '']) => name)
    if (call === 'read' && path.startsWith('socket:')) {
      for (const name of names) asked.set(path, name)
    } else if (call === 'pwrite64' && path.endsWith('.sqlite-wal')) {
      for (const name of names) written.add(name)
    } else if (call.endsWith('sync') && path.endsWith('.sqlite-wal') && rest.endsWith(' = 0')) {
      for (const name of written) synced.add(name)
    } else if (call.startsWith('write') && rest.includes('HTTP/1.1 204')) {
      const name = String(asked.get(path))
      answered[synced.has(name) ? 'synced' : 'early'].push(name)
    }
  }
  return answered
}

it.skipIf(reason)(
  `${ENQUIRIES} of ${ENQUIRIES} answers follow the sync of their enquiry${reason ? `: ${reason}` : ''}`,
  { timeout: 180_000 },
  async () => {
    const file = join(makeScratchFolder(), 'calls')
    const within = observe(file)
    const data = join(makeScratchFolder(), 'data')
    const receiver = await startReceiver(await buildOrderSite(), data, { within })
    const names = Array.from({ length: ENQUIRIES }, (_, number) => String(number))
    const waiting = [...names]
    const send = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const values = { ...ORDER, kunde: `Besuch ${name}.` }
        const { status } = await sendOrder(receiver.url, values, { token: tokenOf(Number(name)) })
        expect(status).toBe(204)
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, send))
    expect(await receiver.stop('SIGTERM')).toBe(0)
    const { synced, early } = readCalls(readFileSync(file, 'utf8'))
    expect(early).toEqual([])
    expect(synced.sort()).toEqual(names.sort())
  },
)

/** The steps of storing a form with a file, each as the end of its call. */
const STEPS: [step: string, call: RegExp][] = [
  ['file', /^fsync\(\d+<[^>]*\/incoming\/[^>]*>\) += 0$/],
  ['move', /^rename.*"[^"]*\/incoming\/[^"]*", .*"[^"]*\/files\/[^"]*"\) += 0$/],
  ['folder', /^fsync\(\d+<[^>]*\/files>\) += 0$/],
  ['log', /^f(?:data)?sync\(\d+<[^>]*-wal>\) += 0$/],
  ['answer', /^writev?\(\d+<socket:.*HTTP\/1.1 204/],
]

/** Lists the steps in their order. A call of a thread can have its end on a later line. */
function listSteps(text: string): string[] {
  const started = new Map<string, string>()
  const steps = text.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const call = rest.replace(/^<\.\.\. \w+ resumed>/, started.get(thread) ?? '')
    started.set(thread, call.replace(/ <unfinished \.\.\.>$/, ''))
    return STEPS.filter(([, pattern]) => pattern.test(call)).map(([step]) => step)
  })
  return steps.filter((step, index) => step !== steps[index - 1])
}

it.skipIf(reason)(
  `${UPLOADS} of ${UPLOADS} answers follow the syncs of a file and its folder${reason ? `: ${reason}` : ''}`,
  { timeout: 180_000 },
  async () => {
    const file = join(makeScratchFolder(), 'calls')
    const data = join(makeScratchFolder(), 'data')
    const within = [...observe(file), '--follow-forks']
    const receiver = await startReceiver(await buildOrderSite(), data, { within })
    for (let number = 0; number < UPLOADS; number += 1) {
      const options = { token: tokenOf(number), files: [makePicture(number)] }
      expect((await sendOrder(receiver.url, ORDER, options)).status).toBe(204)
    }
    expect(await receiver.stop('SIGTERM')).toBe(0)
    const steps = STEPS.map(([step]) => step)
    const sent = listSteps(readFileSync(file, 'utf8'))
    expect(sent.slice(sent.indexOf('file'), sent.lastIndexOf('answer') + 1)).toEqual(
      Array.from({ length: UPLOADS }, () => steps).flat(),
    )
  },
)
